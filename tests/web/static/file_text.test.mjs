/** Tests of reading a file that a spreadsheet wrote. */
import assert from "node:assert/strict";
import test from "node:test";
import { textOf } from "../../../src/forceout/web/static/app/tournament/file_text.js";

const TEXT = "Nombre;Escuela\nAnaïs Núñez;École de l'Épée\n";

test("a file in UTF-8 is read with and without its mark, and the mark is no part of it", async () => {
  assert.equal(await textOf(new Blob([TEXT])), TEXT);
  assert.equal(await textOf(new Blob([`\ufeff${TEXT}`])), TEXT);
});

test("a file as older spreadsheets save it keeps its accents", async () => {
  const bytes = Uint8Array.from(TEXT, (sign) => sign.codePointAt(0));
  assert.equal(await textOf(new Blob([bytes])), TEXT);
});

test("a file of Unicode text is known by its mark", async () => {
  const units = Uint16Array.from(`\ufeff${TEXT}`, (sign) => sign.codePointAt(0));
  assert.equal(await textOf(new Blob([units])), TEXT);
});
