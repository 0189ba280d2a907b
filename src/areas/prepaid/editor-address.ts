/** The pages where saved numbers are changed. */
export type EditorAddress = '/rechargeEdit' | '/rechargeNewEdit';

/** What the address names a number that is not saved yet by. */
export const newAccountId = 'new';
