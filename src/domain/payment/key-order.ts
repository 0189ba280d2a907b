/** The digits in the order of the keys of a phone. */
export const keysInOrder = '1234567890';

/** The digits in another order; `draw` gives a whole number from 0 up to but without its argument. */
export function shuffledKeys(draw: (limit: number) => number): string {
  const left = Array.from(keysInOrder);
  let order = '';
  while (left.length > 0) order += left.splice(draw(left.length), 1).join('');
  return order;
}
