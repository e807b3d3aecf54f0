/** Requests to the server: JSON both ways, a CSRF header on what changes something, refusals as problems. */

/** A refusal of the server, as it words it (application/problem+json). */
export class Problem extends Error {
  /**
   * @param {number} status
   * @param {{code?: string, message?: string, title?: string, detail?: string, rule?: import("../own_types").RuleText | null, head?: number, again?: boolean}} body
   */
  constructor(status, body) {
    super(body.message || body.detail || body.title || `${status}`);
    this.status = status;
    this.code = body.code || "";
    this.rule = body.rule ?? null;
    this.head = body.head;
    /** Whether it may be sent again as it is, when the table has moved on. */
    this.again = body.again ?? false;
  }
}

/** The value of the cookie that proves the page is ours. */
function csrf() {
  const found = document.cookie.split("; ").find((one) => one.startsWith("forceout_csrf="));
  return found ? decodeURIComponent(found.slice("forceout_csrf=".length)) : "";
}

/**
 * Ask the server; throws a Problem when it refuses and a TypeError when it cannot be reached.
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @param {{signal?: AbortSignal}} [options]
 * @returns {Promise<any>}
 */
export async function request(method, path, body, options = {}) {
  /** @type {Record<string, string>} */
  const headers = { accept: "application/json" };
  if (method !== "GET") headers["x-forceout-csrf"] = csrf();
  if (body !== undefined) headers["content-type"] = "application/json";
  const response = await fetch(path, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    credentials: "same-origin",
    signal: options.signal,
  });
  const isJson = /json/.test(response.headers.get("content-type") || "");
  const answer = isJson ? await response.json() : await response.text();
  if (!response.ok) throw new Problem(response.status, isJson ? answer : { title: response.statusText });
  return answer;
}

/** @param {string} path @param {{signal?: AbortSignal}} [options] */
export const get = (path, options) => request("GET", path, undefined, options);
/** @param {string} path @param {unknown} [body] @param {{signal?: AbortSignal}} [options] */
export const post = (path, body = {}, options) => request("POST", path, body, options);
/** @param {string} path @param {unknown} body */
export const patch = (path, body) => request("PATCH", path, body);
/** @param {string} path */
export const remove = (path) => request("DELETE", path);

/** A key that names one attempt, so that a repetition is known as one. */
export function newKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
