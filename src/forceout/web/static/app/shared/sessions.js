/** Whether the server knows this browser: a newcomer has no cookie, and need not ask. */
export function isKnownHere() {
  return document.cookie.includes("forceout_csrf=");
}
