import { encode } from 'uqr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const text = 'LC1:M:YUNSHAN01';

/** A canvas with a code on white, as far as a decoder looks at it. */
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

/** The browser's own reader of codes, if it has one. */
function browserReads(formats: readonly string[], detect: () => Promise<readonly { rawValue: string }[]>) {
  const asked = vi.fn(detect);
  class BarcodeDetector {
    static getSupportedFormats = () => Promise.resolve(formats);
    detect = asked;
  }
  vi.stubGlobal('window', { BarcodeDetector });
  return asked;
}

async function read(effort: 'frame' | 'picture' = 'frame'): Promise<readonly string[]> {
  const { loadDecoder } = await import('@/features/scan/decoder');
  return (await loadDecoder())(canvas(), effort);
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('window', {});
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what reads codes', () => {
  it('is the browser itself where it can; each text counts once, and blank ones do not', async () => {
    browserReads(['qr_code'], () =>
      Promise.resolve([{ rawValue: 'one' }, { rawValue: ' ' }, { rawValue: 'one' }, { rawValue: 'two' }]),
    );
    expect(await read()).toEqual(['one', 'two']);
  });

  it.each(['frame', 'picture'] as const)(
    'is a decoder of our own where the browser has none: a %s',
    async (effort) => {
      expect(await read(effort)).toEqual([text]);
    },
  );

  it('is our own where the browser reads other codes only', async () => {
    const asked = browserReads(['ean_13'], () => Promise.resolve([]));
    expect(await read()).toEqual([text]);
    expect(asked).not.toHaveBeenCalled();
  });

  it('is our own from the moment on that the browser’s fails', async () => {
    const asked = browserReads(['qr_code'], () => Promise.reject(new Error('service unavailable')));
    const { loadDecoder } = await import('@/features/scan/decoder');
    const decode = await loadDecoder();
    expect(await decode(canvas(), 'frame')).toEqual([text]);
    expect(await decode(canvas(), 'frame')).toEqual([text]);
    expect(asked).toHaveBeenCalledOnce();
  });
});
