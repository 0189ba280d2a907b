import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

let ready = false;

/** The texts of all codes in a picture, read by a decoder that the app does not use. */
export async function decodeTexts(picture: Uint8Array): Promise<string[]> {
  if (!ready) {
    const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
    // The decoder would download its file if it were not given.
    const { buffer, byteOffset, byteLength } = readFileSync(file);
    const wasmBinary = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
    prepareZXingModule({ overrides: { wasmBinary } });
    ready = true;
  }
  const found = await readBarcodes(picture, { maxNumberOfSymbols: 32 });
  return found.map(({ text }) => text);
}
