import { encode } from 'uqr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const text = 'LC1:M:YUNSHAN01';

/** A canvas with a code on white, with the members that a decoder uses. */
function canvas(): HTMLCanvasElement {
  const module = 6;
  const { data, size } = encode(text, { border: 4 });
  const side = size * module;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      if (data[Math.floor(y / module)]?.[Math.floor(x / module)] === true)
        pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
  const getImageData = () => ({ width: side, height: side, data: pixels });
  return { width: side, height: side, getContext: () => ({ getImageData }) } as unknown as HTMLCanvasElement;
}

/** The browser's own barcode detector, if it has one. */
function stubBarcodeDetector(
  formats: readonly string[],
  detect: () => Promise<readonly { rawValue: string }[]>,
) {
  const asked = vi.fn(detect);
  class BarcodeDetector {
    static getSupportedFormats = () => Promise.resolve(formats);
    detect = asked;
  }
  vi.stubGlobal('window', { BarcodeDetector });
  return asked;
}

async function read(effort: 'frame' | 'picture' = 'frame'): Promise<readonly string[]> {
  const { loadDecoder } = await import('@/areas/scan/decoder');
  return (await loadDecoder())(canvas(), effort);
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('window', {});
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the decoder of codes', () => {
  it('is the browser’s own when it has one; each text counts once, and blank ones are ignored', async () => {
    stubBarcodeDetector(['qr_code'], () =>
      Promise.resolve([{ rawValue: 'one' }, { rawValue: ' ' }, { rawValue: 'one' }, { rawValue: 'two' }]),
    );
    expect(await read()).toEqual(['one', 'two']);
  });

  it.each(['frame', 'picture'] as const)(
    'is the app’s own when the browser has none: a %s',
    async (effort) => {
      expect(await read(effort)).toEqual([text]);
    },
  );

  it('is the app’s own when the browser does not support QR codes', async () => {
    const asked = stubBarcodeDetector(['ean_13'], () => Promise.resolve([]));
    expect(await read()).toEqual([text]);
    expect(asked).not.toHaveBeenCalled();
  });

  it('is the app’s own as soon as the browser’s fails', async () => {
    const asked = stubBarcodeDetector(['qr_code'], () => Promise.reject(new Error('service unavailable')));
    const { loadDecoder } = await import('@/areas/scan/decoder');
    const decode = await loadDecoder();
    expect(await decode(canvas(), 'frame')).toEqual([text]);
    expect(await decode(canvas(), 'frame')).toEqual([text]);
    expect(asked).toHaveBeenCalledOnce();
  });
});
