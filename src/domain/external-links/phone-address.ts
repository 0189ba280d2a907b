/**
 * The address that dials a phone number of a gateway's text. Null where the text is no number: other characters could be commands of the
 * phone.
 */
export function phoneAddress(text: string): string | null {
  const number = text.trim();
  return /^\+?\d(?:[ -]?\d){2,19}$/.test(number) ? `tel:${number.replace(/[ -]/g, '')}` : null;
}
