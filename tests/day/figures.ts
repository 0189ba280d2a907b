/** The first amount of coins in a text, in tenths; NaN where there is none. */
export function parseFigure(text: string): number {
  const figure = /\d[\d,]*\.\d/.exec(text)?.[0];
  return figure === undefined ? NaN : Number(figure.replaceAll(',', '').replace('.', ''));
}

/** The count in a text; a text that is not there, or says none, counts nothing. */
export function countIn(text: string | null): number {
  return Number(/\d+/.exec(text ?? '')?.[0] ?? 0);
}
