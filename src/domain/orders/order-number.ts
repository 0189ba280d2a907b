/** An order number in groups of four, as it is read out. */
export function grouped(id: string): string {
  return id.replace(/(.{4})(?=.)/g, '$1 ');
}
