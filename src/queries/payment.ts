import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '@/api/call';
import type { DataOf } from '@/api/endpoint';
import { freeSelect } from '@/api/endpoints/free-payment';
import { queryPayType } from '@/api/endpoints/wallet-user';
import type { AccountType } from '@/domain/account';
import { toWireMoney, type Tenths } from '@/domain/money';
import type { PaymentKind } from '@/domain/payment/payment-need';
import { queryClient } from './client';

/** What one payment needs, as the gateway sees it now. */
export type PaymentNeed = DataOf<typeof queryPayType>;

export interface PaymentAsked {
  kind: PaymentKind;
  accountType: AccountType;
  /** In all. */
  amount: Tenths;
}

/** Never taken from the cache: another payment may have used up what was free. */
const needQuery = ({ kind, accountType, amount }: PaymentAsked) =>
  queryOptions({
    queryKey: ['payment-need', kind, accountType, amount],
    queryFn: ({ signal }) =>
      call(queryPayType, { kind, accountType, money: toWireMoney(amount) }, { signal, quiet: true }),
    staleTime: 0,
    gcTime: 0,
  });

/** Whether a payment needs the password, and which limit it meets. */
export function usePaymentNeed(asked: PaymentAsked, enabled: boolean) {
  return useQuery({ ...needQuery(asked), enabled }, queryClient);
}

const guardQuery = queryOptions({
  queryKey: ['payment-guard'],
  queryFn: ({ signal }) => call(freeSelect, {}, { signal }),
});

/** Limits, what goes without the password, and whether there is one. */
export type PaymentGuard = DataOf<typeof freeSelect>;

export function usePaymentGuard() {
  return useQuery(guardQuery, queryClient);
}

/** Limits or password were changed, or something was paid. */
export async function paymentGuardOutdated(): Promise<void> {
  await Promise.all(
    ['payment-guard', 'payment-need'].map((name) => queryClient.invalidateQueries({ queryKey: [name] })),
  );
}
