const side = 29;
const finder = 7;

/** The look of a QR code, of no meaning: what draws codes is given its modules, whoever encodes them. */
export const sampleMatrix: readonly (readonly boolean[])[] = Array.from({ length: side }, (_, y) =>
  Array.from({ length: side }, (__, x) => finderAt(x, y) ?? ((x * 7 + y * 11 + x * y) % 5) % 2 === 0),
);

/** The look of a bar code. */
export const sampleBars: readonly number[] = Array.from(
  { length: 67 },
  (_, place) => 1 + (((place * 5) % 7) % 3),
);

/** Whether a module of one of the three corner squares is dark; undefined outside of them. */
function finderAt(x: number, y: number): boolean | undefined {
  const near = (place: number) => (place <= finder ? place : side - 1 - place);
  if (near(x) > finder || near(y) > finder || (x > finder && y > finder)) return undefined;
  const ring = Math.max(Math.abs(near(x) - 3), Math.abs(near(y) - 3));
  return ring !== 2 && ring !== 4;
}
