const side = 29;
const finder = 7;

/** The modules of a picture that looks like a QR code and encodes nothing. */
export const sampleMatrix: readonly (readonly boolean[])[] = Array.from({ length: side }, (_, y) =>
  Array.from({ length: side }, (__, x) => finderAt(x, y) ?? ((x * 7 + y * 11 + x * y) % 5) % 2 === 0),
);

/** The bars of a picture that looks like a bar code and encodes nothing. */
export const sampleBars: readonly number[] = Array.from(
  { length: 67 },
  (_, index) => 1 + (((index * 5) % 7) % 3),
);

/** Whether a module of one of the three corner squares is dark; undefined outside of them. */
function finderAt(x: number, y: number): boolean | undefined {
  const near = (offset: number) => (offset <= finder ? offset : side - 1 - offset);
  if (near(x) > finder || near(y) > finder || (x > finder && y > finder)) return undefined;
  const ring = Math.max(Math.abs(near(x) - 3), Math.abs(near(y) - 3));
  return ring !== 2 && ring !== 4;
}
