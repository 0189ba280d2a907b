import type { Coupon } from '@/api/endpoints/coupon';
import { formatQuick } from '@/domain/money';
import type { vouchers } from './messages';

/** What the stub of a voucher says: a number and its unit. */
export function voucherWorth(
  { worth, least }: Pick<Coupon, 'worth' | 'least'>,
  messages: typeof vouchers,
): { value: string; unit: string } {
  if (worth.kind === 'rate') return { value: messages.rate(worth.rate), unit: messages.worthRate };
  return {
    value: formatQuick(worth.amount),
    unit: least > 0 ? messages.least(formatQuick(least)) : messages.worthCoins,
  };
}
