/** The style of a button in an external colour (#rgb or #rrggbb), with the text colour that has the higher contrast. */
export function ownColors(color: string): { background: string; color: string } | undefined {
  if (color === '') return undefined;
  const digits = color.length === 4 ? color.replace(/[\da-f]/gi, '$&$&') : color;
  const [red, green, blue] = [1, 3, 5].map((index) =>
    linear(parseInt(digits.slice(index, index + 2), 16) / 255),
  );
  const luminance = 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
  // At a luminance of 0.179 black and white have the same contrast.
  return { background: color, color: luminance > 0.179 ? '#000' : '#fff' };
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
