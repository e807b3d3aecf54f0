/** An expression as a tree of cubes, with values only when they are sent. */
import { readCube, GLYPHS } from "../../shared/notation.js";
import { SPRITE } from "../../board/pieces.js";
import { html } from "../../shared/ui.js";
import { hasWords, t } from "../../shared/words.js";

/** @typedef {import("../../types").ReadingNode} ReadingNode */
/** @typedef {{node: ReadingNode, x: number, y: number, children: Laid[]}} Laid */

const WIDE = 74;
const HIGH = 104;

/** @param {ReadingNode} node @returns {ReadingNode[]} */
const childrenOf = (node) => node.operands ?? [];

/**
 * @param {ReadingNode} node
 * @param {number} depth
 * @param {{next: number, deepest: number}} cursor
 * @returns {Laid}
 */
function layOut(node, depth, cursor) {
  cursor.deepest = Math.max(cursor.deepest, depth);
  const children = childrenOf(node).map((one) => layOut(one, depth + 1, cursor));
  const x = children.length > 0 ? ((children[0]?.x ?? 0) + (children.at(-1)?.x ?? 0)) / 2 : WIDE / 2 + WIDE * cursor.next++;
  return { node, x, y: 34 + depth * HIGH, children };
}

/**
 * The tree as it is spoken.
 * @param {ReadingNode} node
 * @returns {string}
 */
function spoken(node) {
  const parts = childrenOf(node);
  if (parts.length === 0) return node.symbol;
  const label = [`symbol.${node.symbol}`, `key.${node.symbol}`].filter(hasWords).map((key) => t(key))[0] ?? node.symbol;
  const inner = parts.length === 1 ? `${label} ${spoken(/** @type {ReadingNode} */ (parts[0]))}` : parts.map(spoken).join(` ${label} `);
  return node.value ? t("tree.which-is", { inner, value: node.value }) : t("tree.group", { inner });
}

/**
 * Draw a tree.
 * @param {{tree: ReadingNode}} props
 */
export function Tree({ tree }) {
  const cursor = { next: 0, deepest: 0 };
  const root = layOut(tree, 0, cursor);
  const width = Math.max(1, cursor.next) * WIDE;
  const height = 68 + cursor.deepest * HIGH + 34;
  return html`<svg class="tree" viewBox=${`0 0 ${width} ${height}`} style=${{ maxInlineSize: `${width * 1.3}px` }} role="img" aria-label=${spoken(tree)}>${edges(root)}${nodes(root)}</svg>`;
}

/** @param {Laid} one @returns {any} */
function edges(one) {
  return one.children.map(
    (child) =>
      html`<path class="tree__edge" d=${`M${one.x} ${one.y + 50}C${one.x} ${one.y + 74} ${child.x} ${child.y - 50} ${child.x} ${child.y - 26}`} />${edges(child)}`,
  );
}

/** @param {Laid} one @returns {any} */
function nodes(one) {
  const label = one.node.symbol;
  const face = readCube(label);
  const glyph = GLYPHS[face.symbol];
  const turn = face.isSideways ? 90 : 0;
  return html`<rect class="tree__node" x=${one.x - 24} y=${one.y - 24} width="48" height="48" rx="10" />
    ${
      glyph && [...face.symbol].length === 1
        ? html`<svg x=${one.x - 21} y=${one.y - 21} width="42" height="42" viewBox="0 0 100 100"><g transform=${`rotate(${turn + (face.isUpsideDown ? 180 : 0)} 50 50)`}><use href=${`${SPRITE}#g-${glyph}`} width="100" height="100" /></g></svg>`
        : html`<text class="tree__val" x=${one.x} y=${one.y + 5}>${label}</text>`
    }
    <rect class="tree__node" x=${one.x - 26} y=${one.y + 28} width="52" height="22" rx="11" /><text class="tree__val" x=${one.x} y=${one.y + 44}>${one.node.value ?? "?"}</text>${one.children.map(nodes)}`;
}
