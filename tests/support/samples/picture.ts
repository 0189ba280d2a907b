import { vi } from 'vitest';

/** What a canvas was told to write, and how often a picture was made of it. */
export interface Drawn {
  /** All texts in their order, without what is between them. */
  text: string;
}

/** Replaces the canvas, which the test's window does not have, by one that records the texts of the newest picture. */
export function recordPictures(): Drawn {
  const drawn: Drawn = { text: '' };
  const gradient = { addColorStop: () => undefined };
  vi.stubGlobal('Path2D', class {});
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => {
    // The last canvas is the one that is shown; the one before measures.
    drawn.text = '';
    const known: Readonly<Record<string, unknown>> = {
      fillText: (text: string) => (drawn.text += text),
      measureText: (text: string) => ({ width: text.length * 12 }),
      createLinearGradient: () => gradient,
    };
    const context = new Proxy<Record<string, unknown>>(
      {},
      { get: (target, name) => known[String(name)] ?? target[String(name)] ?? (() => undefined) },
    );
    return context as unknown as CanvasRenderingContext2D;
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(
    () => `data:image/png;base64,${btoa(encodeURIComponent(drawn.text))}`,
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((taken) =>
    taken(new Blob([drawn.text], { type: 'image/png' })),
  );
  return drawn;
}
