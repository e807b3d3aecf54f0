"""Pictures of 256 colors, a third of the size: the browser finds the colors, zlib packs the rest."""

import base64
import struct
import zlib
from typing import Any, Final

from playwright.sync_api import Page

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
FIND_COLORS: Final = """async source => {
  const picture = new Image();
  picture.src = source;
  await picture.decode();
  const { width, height } = picture;
  const canvas = new OffscreenCanvas(width, height);
  const brush = canvas.getContext("2d");
  brush.drawImage(picture, 0, 0);
  const { data } = brush.getImageData(0, 0, width, height);
  const binOf = at => (data[at] >> 3) << 10 | (data[at + 1] >> 3) << 5 | data[at + 2] >> 3;
  const sums = new Float64Array(32768 * 4);
  for (let at = 0; at < data.length; at += 4) {
    const bin = binOf(at) * 4;
    for (let channel = 0; channel < 3; channel += 1) sums[bin + channel] += data[at + channel];
    sums[bin + 3] += 1;
  }
  const spread = bins => [10, 5, 0].map(shift => {
    const values = bins.map(bin => bin >> shift & 31);
    return Math.max(...values) - Math.min(...values);
  });
  const boxOf = bins => {
    const widths = spread(bins);
    const widest = widths.indexOf(Math.max(...widths));
    const count = bins.reduce((sum, bin) => sum + sums[bin * 4 + 3], 0);
    return { bins, shift: [10, 5, 0][widest], weight: widths[widest] * Math.sqrt(count) };
  };
  let boxes = [boxOf([...Array(32768).keys()].filter(bin => sums[bin * 4 + 3] > 0))];
  while (boxes.length < 256) {
    boxes.sort((one, other) => other.weight - one.weight);
    const { bins, shift, weight } = boxes[0];
    if (weight === 0) break;
    bins.sort((one, other) => (one >> shift & 31) - (other >> shift & 31));
    const middle = ((bins[0] >> shift & 31) + (bins.at(-1) >> shift & 31)) / 2;
    const cut = bins.findIndex(bin => (bin >> shift & 31) > middle);
    boxes = [boxOf(bins.slice(0, cut)), boxOf(bins.slice(cut)), ...boxes.slice(1)];
  }
  const colors = new Uint8Array(32768);
  const palette = boxes.map(({ bins }, place) => {
    bins.forEach(bin => { colors[bin] = place; });
    const count = bins.reduce((sum, bin) => sum + sums[bin * 4 + 3], 0);
    return [0, 1, 2].map(channel => Math.round(bins.reduce((sum, bin) => sum + sums[bin * 4 + channel], 0) / count));
  });
  const pixels = new Uint8Array(width * height);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = colors[binOf(at * 4)];
  const packed = await new Promise(done => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result.split(",")[1]);
    reader.readAsDataURL(new Blob([pixels]));
  });
  return { width, height, palette, pixels: packed };
}"""


def made_small(page: Page, picture: bytes) -> bytes:
    """A picture with at most 256 colors; the page only lends its canvas."""
    source = f"data:image/png;base64,{base64.b64encode(picture).decode()}"
    found: dict[str, Any] = page.evaluate(FIND_COLORS, source)
    width, height = int(found["width"]), int(found["height"])
    pixels = base64.b64decode(found["pixels"])
    rows = b"".join(b"\0" + pixels[row * width : (row + 1) * width] for row in range(height))
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    palette = bytes(value for color in found["palette"] for value in color)
    parts = ((b"IHDR", head), (b"PLTE", palette), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return SIGNATURE + b"".join(_chunk(name, body) for name, body in parts)


def _chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
