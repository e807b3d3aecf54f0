/** Opening without a network: the service worker, whether there is a network, and an update that takes over by itself. */
import { signal } from "./ui.js";

const WORKER = "/service-worker.js";
const ASK_EVERY = 8000;
const LOOK_EVERY = 3_600_000;
const RELOADED = "forceout.reloaded-for";
/** Pages that hold nothing of one's own, so that a new release may be taken up while nobody looks. */
const READ_ONLY = new Set(["learn", "rules", "glossary", "about", "home"]);

/** Whether this page was kept, and shown because no answer came. */
const wasKept = document.documentElement.dataset.network === "none";
/** Whether there is no network, as far as is known. */
export const isOffline = signal(wasKept || !navigator.onLine);
/** Whether the pages are kept here: a browser keeps none over plain http. */
export const canBeKept = isSecureContext && "serviceWorker" in navigator;
/** @type {import("../../vendor/signals").Signal<any>} What the browser lets us ask with, once it would install the app. */
export const installing = signal(null);

addEventListener("online", () => (isOffline.value = false));
addEventListener("offline", () => (isOffline.value = true));
if (wasKept) {
  const timer = setInterval(() => {
    fetch("/healthz", { cache: "no-store" }).then(
      () => {
        isOffline.value = false;
        clearInterval(timer);
      },
      () => undefined,
    );
  }, ASK_EVERY);
}
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  installing.value = event;
});
addEventListener("appinstalled", () => (installing.value = null));

/** Take up the new release where nobody looks, once for each; other pages have it when the next page is opened. */
function takeUp() {
  if (!document.hidden || !READ_ONLY.has(document.body.dataset.page ?? "")) return;
  const { release = "" } = document.documentElement.dataset;
  try {
    if (sessionStorage.getItem(RELOADED) === release) return;
    sessionStorage.setItem(RELOADED, release);
  } catch {
    return;
  }
  location.reload();
}

async function keepPages() {
  const hadOne = Boolean(navigator.serviceWorker.controller);
  const registration = await navigator.serviceWorker.register(WORKER);
  // A browser that keeps service workers out registers none.
  if (!registration) return;
  let lookedAt = Date.now();
  let isNew = false;
  document.addEventListener("visibilitychange", () => {
    if (isNew) takeUp();
    else if (!document.hidden && Date.now() - lookedAt > LOOK_EVERY) {
      lookedAt = Date.now();
      registration.update().catch(() => undefined);
    }
  });
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    isNew = hadOne;
    if (isNew) takeUp();
  });
}

if (canBeKept) {
  // Not before the page is there: what is wanted now comes first.
  const begin = () => setTimeout(() => keepPages().catch(() => undefined), 1500);
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin);
}
