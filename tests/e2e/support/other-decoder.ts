import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

let ready = false;

/** The texts of all codes in a picture, read by a decoder that the app has no part in. */
export async function textsIn(picture: Uint8Array): Promise<string[]> {
  if (!ready) {
    const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
    // Without the file at hand it would be fetched from elsewhere.
    const { buffer, byteOffset, byteLength } = readFileSync(file);
    const wasmBinary = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
    prepareZXingModule({ overrides: { wasmBinary } });
    ready = true;
  }
  const found = await readBarcodes(picture, { maxNumberOfSymbols: 32 });
  return found.map(({ text }) => text);
}
