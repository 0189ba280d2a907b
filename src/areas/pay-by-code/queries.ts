import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '@/api/call';
import { gatewayNow } from '@/api/clock';
import type { DataOf } from '@/api/endpoint';
import { paymentCode, queryPaymentCode } from '@/api/endpoints/payment-code';
import { failureOf } from '@/api/errors';
import type { AccountType } from '@/domain/account';
import { untilRenewal } from '@/domain/pay-by-code/payment-code';
import { queryClient } from '@/queries/client';
import { endpointKey } from '@/queries/endpoint';
import { pauseAfter } from '@/queries/poll';
import { codePause, codeTimeLimit, outcomePause } from './rules/code-pauses';

/** The state of the visible code: whether a cashier scanned it, and the result. */
export type CodeOutcome = DataOf<typeof queryPaymentCode>;

/** Shortest time between two codes, ms; with a wrong clock every code would seem to have expired already. */
const minRenewal = 500;

interface CodeRequest {
  accountType: AccountType;
  /** How often the page has become visible: each time gets a new code; 0 while it is hidden, which fetches none. */
  showing: number;
  /** The former code, where it became invalid before it expired. */
  after: string;
}

/** The payment code to show, renewed before it expires while `enabled`; a refusal by the gateway is not retried. */
export function usePaymentCode({ accountType, showing, after }: CodeRequest, enabled: boolean) {
  return useQuery(
    {
      queryKey: ['payment-code', accountType, showing, after],
      queryFn: ({ signal }) =>
        withTimeLimit(signal, (limited) =>
          call(paymentCode, { accountType }, { signal: limited, quiet: true }),
        ),
      enabled: showing > 0 && enabled,
      staleTime: Infinity,
      gcTime: 0,
      refetchInterval: ({ state: { data, error } }) => {
        if (error !== null) return failureOf(error).kind !== 'code' && pauseAfter(codePause, error);
        return data !== undefined && Math.max(minRenewal, untilRenewal(data, gatewayNow()));
      },
      refetchIntervalInBackground: true,
    },
    queryClient,
  );
}

/** Whether a cashier has scanned the code, polled while there is a code; the outcome of the former code stays until the first response. */
export function useCodeOutcome(code: string | null) {
  return useQuery(
    {
      queryKey: endpointKey(queryPaymentCode, { code: code ?? '' }),
      queryFn: ({ signal }) =>
        withTimeLimit(signal, (limited) =>
          call(queryPaymentCode, { code: code ?? '' }, { signal: limited, background: true }),
        ),
      enabled: code !== null,
      placeholderData: keepPreviousData,
      staleTime: 0,
      gcTime: 0,
      refetchInterval: ({ state: { error } }) => pauseAfter(outcomePause, error),
      refetchIntervalInBackground: true,
    },
    queryClient,
  );
}

async function withTimeLimit<Data>(
  signal: AbortSignal,
  fetchData: (limited: AbortSignal) => Promise<Data>,
): Promise<Data> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, codeTimeLimit);
  signal.addEventListener('abort', abort);
  try {
    return await fetchData(controller.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}
