import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'uqr';

/** Grey values of a picture, row by row. */
interface Picture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** Draws codes side by side on white, with `module` pixels per module. */
export function codesOnPaper(
  texts: readonly string[],
  width: number,
  height: number,
  module: number,
): Picture {
  const pixels = new Uint8Array(width * height).fill(255);
  texts.forEach((text, index) => {
    const { data, size } = encode(text, { ecc: 'M', border: 0 });
    const left = Math.round((width * (index + 0.5)) / texts.length - (size * module) / 2);
    const top = Math.round((height - size * module) / 2);
    for (let y = 0; y < size * module; y += 1)
      for (let x = 0; x < size * module; x += 1)
        if (data[Math.floor(y / module)]?.[Math.floor(x / module)] === true)
          pixels[(top + y) * width + left + x] = 0;
  });
  return { width, height, pixels };
}

/** The picture as the bytes of a PNG file. */
export function asPng({ width, height, pixels }: Picture): Buffer {
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits of grey.
  head[8] = 8;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND')]);
}

function chunk(name: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Writes a film of this one picture for Chromium's fake camera and returns the file's name. */
export function cameraFile(text: string): string {
  const { width, height, pixels } = codesOnPaper([text], 640, 480, 8);
  const colours = Buffer.alloc((width * height) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), pixels, colours]);
  mkdirSync('.tmp', { recursive: true });
  const file = `.tmp/camera-${Buffer.from(text).toString('hex')}.y4m`;
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420\n`);
  // Several workers write the same film, so it is renamed into place once complete.
  writeFileSync(`${file}-${process.pid}`, Buffer.concat([head, frame, frame]));
  renameSync(`${file}-${process.pid}`, file);
  return file;
}
