import type { DataOf } from '@/api/endpoint';
import { freeSelect } from '@/api/endpoints/free-payment';
import { queryPayType } from '@/api/endpoints/wallet-user';
import type { AccountType } from '@/domain/account';
import { toWireMoney, type Tenths } from '@/domain/money';
import type { PaymentKind } from '@/domain/payment/payment-need';
import { invalidate, useEndpoint } from './endpoint';

/** What one payment needs, as the gateway sees it now. */
export type PaymentNeed = DataOf<typeof queryPayType>;

export interface PaymentAsked {
  kind: PaymentKind;
  accountType: AccountType;
  /** In all. */
  amount: Tenths;
}

/** Whether a payment needs the password, and which limit it meets. Never taken from the cache: another payment may have used up what was free. */
export function usePaymentNeed({ kind, accountType, amount }: PaymentAsked, enabled: boolean) {
  const body = { kind, accountType, money: toWireMoney(amount) };
  return useEndpoint(queryPayType, body, { quiet: true, enabled, staleTime: 0, gcTime: 0 });
}

/** Limits, what goes without the password, and whether there is one. */
export type PaymentGuard = DataOf<typeof freeSelect>;

/** Limits or password were changed. */
export async function invalidatePaymentGuard(): Promise<void> {
  await Promise.all([invalidate(freeSelect), invalidate(queryPayType)]);
}
