// The element ids of the fields of a transfer, so that the page can focus them.

export const amountFieldId = 'transfer-amount';
export const recipientsId = 'transfer-recipients';
export const tagsId = 'reward-tags';

/** The field for the amount of one recipient. */
export function ownAmountFieldId(usercode: string): string {
  return `own-amount-${usercode}`;
}
