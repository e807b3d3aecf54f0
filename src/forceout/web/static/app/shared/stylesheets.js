/** Style sheets that are fetched with the part that needs them. */

/** @type {Map<string, Promise<void>>} */
const asked = new Map();

/**
 * Fetch a style sheet below the static folder, once; fails with a TypeError while the line is cut.
 * @param {string} path
 * @returns {Promise<void>}
 */
export function stylesheet(path) {
  const known = asked.get(path);
  if (known) return known;
  const coming = /** @type {Promise<void>} */ (
    new Promise((done, fail) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = new URL(`../../${path}`, import.meta.url).href;
      link.onload = () => done();
      link.onerror = () => {
        link.remove();
        asked.delete(path);
        fail(new TypeError("styles"));
      };
      document.head.append(link);
    })
  );
  asked.set(path, coming);
  return coming;
}
