/** What makes the app open without a network. The server puts RELEASE, LANGUAGE, FILES, PAGES and CONTENTS before this.
 *
 * Whatever can be had from the network is had from there: a page is asked for each time, and what is kept is shown only when no
 * answer comes. Kept are a release's own files and books, under addresses that no other release has; a table, and whatever else is
 * under /api, never is. Another release, or another language, is another text of this file: the browser takes it by itself, it
 * fetches everything that it needs before it takes over, and then what was kept before is thrown away.
 */
/* global RELEASE, LANGUAGE, FILES, PAGES, CONTENTS */
const PREFIX = "forceout-";
const NAME = `${PREFIX}${RELEASE}-${LANGUAGE}`;
const BOOKS = `/contents/-${RELEASE}/${LANGUAGE}/`;
const STATIC = `/static/-${RELEASE}/`;
const WAITING = "/offline";
/** The milliseconds after which a network that says nothing is taken for none. */
const PATIENCE = 10000;
const AT_ONCE = 6;

addEventListener("install", (event) => event.waitUntil(fetchAll().then(() => skipWaiting())));
addEventListener("activate", (event) => event.waitUntil(takeOver()));
addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate" && !url.pathname.startsWith("/api")) event.respondWith(page(request, url));
  else if (url.pathname.startsWith(STATIC)) event.respondWith(file(request));
  else if (url.pathname.startsWith(BOOKS)) event.respondWith(book(request, url.pathname));
});

/** Fetch everything of the release; if one thing is missing, or of another release, nothing is taken over. */
async function fetchAll() {
  const cache = await caches.open(NAME);
  const wanted = [...FILES.map((path) => STATIC + path), ...CONTENTS.map((name) => BOOKS + name), ...PAGES];
  const next = async () => {
    for (let path = wanted.shift(); path; path = wanted.shift()) {
      const answer = await fetch(path, { cache: path.startsWith(STATIC) ? "default" : "no-cache", credentials: "same-origin" });
      if (!answer.ok || !(await isOfRelease(path, answer))) throw new Error(`${path} is not of this release`);
      await cache.put(path, answer);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, next));
  } catch (error) {
    await caches.delete(NAME);
    throw error;
  }
}

/** While servers are changed one after the other, an answer may come from another one. */
async function isOfRelease(path, answer) {
  if (PAGES.includes(path)) return (await answer.clone().text()).includes(`data-release="${RELEASE}" lang="${LANGUAGE}"`);
  return mayBeKept(answer);
}

/** The server says of its own release that it may be kept for ever. */
const mayBeKept = (answer) => answer.ok && (answer.headers.get("cache-control") ?? "").includes("immutable");

async function takeOver() {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== NAME) await caches.delete(name);
  await clients.claim();
}

/** A page: from the network, and without one as it is kept, or one that waits. */
async function page(request, url) {
  const gone = new AbortController();
  const timer = setTimeout(() => gone.abort(), PATIENCE);
  try {
    return await fetch(request, { signal: gone.signal });
  } catch {
    const cache = await caches.open(NAME);
    const kept = (await cache.match(keptFor(url.pathname))) ?? (await cache.match(WAITING));
    return kept ? told(kept) : Response.error();
  } finally {
    clearTimeout(timer);
  }
}

/** A kept page, told that there was no network: what a browser itself believes is often wrong. */
async function told(kept) {
  const text = (await kept.text()).replace("<html ", '<html data-network="none" ');
  return new Response(text, { headers: kept.headers });
}

/** Which page stands for an address without a network. */
function keptFor(path) {
  if (PAGES.includes(path)) return path;
  if (path.startsWith("/learn/rules/")) return "/learn/rules";
  if (path === "/learn/glossary") return "/glossary";
  if (/^\/practice\/(?:sprint|lesson|puzzle|set)\//.test(path)) return "/practice";
  return WAITING;
}

async function file(request) {
  const cache = await caches.open(NAME);
  return (await cache.match(request)) ?? fetch(request);
}

/** A book: as it is kept, else from the network, and kept from then on; of a sprint the last row of tasks is kept. */
async function book(request, path) {
  const cache = await caches.open(NAME);
  const isSprint = path.startsWith(`${BOOKS}sprint/`);
  const keptAs = isSprint ? path.replace(/[^/]*$/, "last") : path;
  const known = await cache.match(keptAs);
  if (known && !isSprint) return known;
  try {
    const answer = await fetch(request);
    if (mayBeKept(answer)) await cache.put(keptAs, answer.clone());
    return answer;
  } catch (error) {
    if (known) return known;
    throw error;
  }
}
