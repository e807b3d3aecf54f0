/** What is wrong with the frame of the table as it stands in the window; frame_faults.py asks it of a page. */
() => {
  const found = [];
  const [width, height] = [innerWidth, innerHeight];
  const page = document.scrollingElement;
  if (page.scrollHeight > height || page.scrollWidth > width) found.push(`the page scrolls: ${page.scrollWidth} x ${page.scrollHeight}`);
  const frame = document.querySelector(".frame");
  const box = (one) => one.getBoundingClientRect();
  const name = (one) => `${one.getAttribute("class") || one.tagName} "${(one.getAttribute("aria-label") || one.innerText || "").trim().slice(0, 40)}"`;
  const isShown = (one) => one.checkVisibility({ visibilityProperty: true }) && box(one).width > 2;
  const least = width < 360 ? 39 : 43.5;
  // On the smallest phone the list of reasons scrolls inside itself (docs/expectations.md, row 28).
  const scrolls = `.side, .rail, .boards, .looking, .scoresheet, .log, .folded__body${width < 360 && height < 600 ? ", .reasons" : ""}`;
  // Links inside sentences, words that explain themselves and the handles of gaps have another way to be pressed.
  const spared = ".term, .rule, p a, .section__put, .gapbtn, .regroup button, .vh, .matcube";
  for (const one of frame.querySelectorAll("button, a[href], .pick, :not(.pick) > input, textarea, select")) {
    if (!isShown(one) || one.matches(spared) || one.closest(scrolls)) continue;
    const { left, top, right, bottom } = box(one);
    if (left < -0.5 || top < -0.5 || right > width + 0.5 || bottom > height + 0.5) found.push(`${name(one)} is out of view`);
    // A symbol of what is written may be small: the ends of a part are moved by buttons too.
    const isSmall = one.matches(".placing__symbol") ? right - left < 24 || bottom - top < 24 : right - left < least || bottom - top < 43.5;
    if (isSmall) found.push(`${name(one)} is ${Math.round(right - left)} x ${Math.round(bottom - top)}`);
    const hit = document.querySelector("dialog[open]") ? null : document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (hit && !one.contains(hit) && !hit.contains(one) && !hit.closest(".notices, .wordsheet")) found.push(`${name(one)} lies under ${name(hit)}`);
  }
  const parts = [...frame.querySelectorAll(".saying, .universe, .mat, .goalshapes, .hand > .work, .keypad > .work, .tabs, .tray, .shelf")].filter(isShown);
  parts.forEach((one, place) => {
    const mine = box(one);
    if (mine.bottom > height + 0.5 || mine.right > width + 0.5) found.push(`${one.className} ends at ${Math.round(mine.right)}, ${Math.round(mine.bottom)}`);
    for (const other of parts.slice(place + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const theirs = box(other);
      const over = Math.min(mine.right, theirs.right) - Math.max(mine.left, theirs.left);
      const down = Math.min(mine.bottom, theirs.bottom) - Math.max(mine.top, theirs.top);
      if (over > 1 && down > 1) found.push(`${one.className} and ${other.className} overlap by ${Math.round(over)} x ${Math.round(down)}`);
    }
  });
  for (const mat of frame.querySelectorAll(".mat")) {
    for (const cube of mat.querySelectorAll(".cube")) {
      const section = box(cube.closest(".section"));
      const { left, top, right, bottom } = box(cube);
      if (left < section.left - 1 || right > section.right + 1 || top < section.top - 3 || bottom > section.bottom + 3) found.push(`a cube leaves ${name(cube.closest(".section"))}`);
    }
  }
  for (const well of frame.querySelectorAll(".tray .cube")) {
    const tray = box(well.closest(".tray"));
    if (box(well).right > tray.right + 1 || box(well).bottom > tray.bottom + 1) found.push("a cube leaves the tray");
  }
  for (const one of frame.querySelectorAll(".work, .sheetlet, .gstage, .detail, .won, .vsheet .grid3, .reasons, .places")) {
    if (isShown(one) && !one.closest(scrolls) && one.scrollHeight > one.clientHeight + 8) found.push(`${name(one).slice(0, 40)} is cut: ${one.scrollHeight} in ${one.clientHeight}`);
  }
  const main = frame.querySelector(".btn--main");
  if (!main) found.push("there is no main button");
  else if (main.scrollWidth > main.clientWidth + 1) found.push(`the main button is too narrow for ${name(main)}`);
  if (!frame.querySelector(".shelf .block")) found.push("the block is not on its shelf");
  return [...new Set(found)];
}
