import { judgeAddress } from '@/domain/exits/outside-address';

/** An image from outside that may be shown: from a listed host, or one that brings itself along; else empty. */
export function shownImage(address: string, imageHosts: readonly string[]): string {
  if (/^data:image\/(?:png|jpeg|webp|gif|svg\+xml)[;,]/i.test(address)) return address;
  const verdict = judgeAddress(address, imageHosts);
  return verdict.kind === 'open' ? verdict.url : '';
}

/** A button in a colour from outside (#rgb or #rrggbb), with dark or light words on it, whichever can be read better. */
export function ownColors(color: string): { background: string; color: string } | undefined {
  if (color === '') return undefined;
  const digits = color.length === 4 ? color.replace(/[\da-f]/gi, '$&$&') : color;
  const [red, green, blue] = [1, 3, 5].map((at) => linear(parseInt(digits.slice(at, at + 2), 16) / 255));
  const luminance = 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
  // Where contrast with black and with white is the same.
  return { background: color, color: luminance > 0.179 ? '#000' : '#fff' };
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
