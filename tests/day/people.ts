import { chen, lin, zhou } from '../e2e/support/world';

/** 何璐, who decides about the grants of 林晓禾. */
export const he = { usercode: 'LX100010', name: '何璐' };
/** Those who use the app in turn. */
export const everyone = [lin, chen, zhou, he] as const;

/** The payment password that 林晓禾 chooses in the evening, and the number that she tops up. */
export const newPassword = '480615';
export const toppedUp = '139 0001 0002';
