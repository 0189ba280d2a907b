/** The id of the field for somebody's own amount, so that the page can lead there. */
export function fieldOf(usercode: string): string {
  return `own-amount-${usercode}`;
}
