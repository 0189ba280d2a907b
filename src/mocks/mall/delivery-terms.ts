import { tenths } from '@/domain/money';

const hour = 3_600_000;
/** What delivery costs, everywhere and for all goods. */
export const deliveryTerms = { fee: tenths(60), freeFrom: tenths(490) };
/** The shop of the mall's own goods. */
export const mallShop = '云杉生活馆';

/** The mall sends goods this long after they are paid. */
export const shipsAfter = hour / 2;
/** Goods on their way count as received after this time, ms. */
export const receivedAfter = 7 * 24 * hour;
