import type { DataOf } from '@/api/endpoint';
import { freeSelect } from '@/api/endpoints/free-payment';
import { queryPayType } from '@/api/endpoints/wallet-user';
import type { AccountType } from '@/domain/account';
import { toWireMoney, type Tenths } from '@/domain/money';
import type { PaymentKind } from '@/domain/payment/payment-need';
import { invalidate, useEndpoint } from './endpoint';

/** What a payment requires: the password, an SMS code or nothing. */
export type PaymentNeed = DataOf<typeof queryPayType>;

export interface PaymentDetails {
  kind: PaymentKind;
  accountType: AccountType;
  /** The total; of a booking the largest single run. */
  amount: Tenths;
  /** What several bookings confirmed together come to; `amount` is the largest of them. */
  together?: Tenths;
}

/** Whether a payment needs the password, and which limit it exceeds. Never cached: another payment may have used up the free amount. */
export function usePaymentNeed({ kind, accountType, amount, together }: PaymentDetails, enabled: boolean) {
  const body = {
    kind,
    accountType,
    money: toWireMoney(amount),
    ...(together === undefined ? {} : { together: toWireMoney(together) }),
  };
  return useEndpoint(queryPayType, body, { quiet: true, enabled, staleTime: 0, gcTime: 0 });
}

/** The limits, the payments without password, and whether a password is set. */
export type PaymentGuard = DataOf<typeof freeSelect>;

/** The limits or the password were changed. */
export async function invalidatePaymentGuard(): Promise<void> {
  await Promise.all([invalidate(freeSelect), invalidate(queryPayType)]);
}
