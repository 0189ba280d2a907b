/** The element id of a recipient's amount field, so that the page can focus it. */
export function ownAmountFieldId(usercode: string): string {
  return `own-amount-${usercode}`;
}
