/** Set theme, contrast, size and motion before the first paint, so that nothing flashes. */
(() => {
  const root = document.documentElement.dataset;
  try {
    const kept = JSON.parse(localStorage.getItem("forceout.preferences") || "{}");
    for (const name of ["theme", "contrast", "size", "motion"]) {
      const asked = new URLSearchParams(location.search).get(name) || kept[name];
      if (asked && asked !== "system") root[name] = asked;
    }
  } catch {
    /* without storage the system's choices hold */
  }
  if (!root.contrast && matchMedia("(prefers-contrast: more)").matches) root.contrast = "more";
})();
