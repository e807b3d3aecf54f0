/** The text of a file that a spreadsheet wrote: in UTF-8, or as older ones still save it. */

/**
 * A file is UTF-8 unless it cannot be: then it is UTF-16 by its mark, or what Windows has for western Europe and the Americas.
 * @param {Blob} file
 */
export async function textOf(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
