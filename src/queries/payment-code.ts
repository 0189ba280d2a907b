import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '@/api/call';
import { gatewayNow } from '@/api/clock';
import type { DataOf } from '@/api/endpoint';
import { failureOf } from '@/api/errors';
import type { AccountType } from '@/domain/account';
import { paymentCode, queryPaymentCode } from '@/api/endpoints/payment-code';
import { untilRenewal } from '@/domain/pay-by-code/payment-code';
import { queryClient } from './client';
import { endpointKey } from './endpoint';

/** What became of the code that is held out. */
export type CodeOutcome = DataOf<typeof queryPaymentCode>;

/** A till is waiting: this often its payment is looked for, ms. */
const pollEvery = 2_000;
/** A code that did not come is asked for again after this long, ms. */
const askAgain = 3_000;
/** Codes that come lapsed already, by whichever clock is wrong, are not asked for in a storm, ms. */
const soonest = 500;
/** Somebody stands at a till: what takes longer is given up and asked anew, ms. The gateway's own time-out is minutes long. */
const patience = 8_000;

interface CodeAsked {
  accountType: AccountType;
  /** How often the page has come into view: each time has a code of its own, and while nobody looks (0) there is none. */
  showing: number;
  /** The code that is over, where it was so before its time. */
  after: string;
}

/** The code to hold out, renewed before it lapses for as long as it is `wanted`; what the gateway refuses is not asked again by itself. */
export function usePaymentCode({ accountType, showing, after }: CodeAsked, wanted: boolean) {
  return useQuery(
    {
      queryKey: ['payment-code', accountType, showing, after],
      queryFn: ({ signal }) =>
        inTime(signal, (limited) => call(paymentCode, { accountType }, { signal: limited, quiet: true })),
      enabled: showing > 0 && wanted,
      staleTime: Infinity,
      gcTime: 0,
      refetchInterval: ({ state: { data, error } }) => {
        if (error !== null) return failureOf(error).kind !== 'code' && askAgain;
        return data !== undefined && Math.max(soonest, untilRenewal(data, gatewayNow()));
      },
      refetchIntervalInBackground: true,
    },
    queryClient,
  );
}

/** Whether a till has scanned the code; asked for as long as there is one. What was known of the last one stands until then. */
export function useCodeOutcome(code: string | null) {
  return useQuery(
    {
      queryKey: endpointKey(queryPaymentCode, { code: code ?? '' }),
      queryFn: ({ signal }) =>
        inTime(signal, (limited) =>
          call(queryPaymentCode, { code: code ?? '' }, { signal: limited, quiet: true }),
        ),
      enabled: code !== null,
      placeholderData: keepPreviousData,
      staleTime: 0,
      gcTime: 0,
      refetchInterval: pollEvery,
      refetchIntervalInBackground: true,
    },
    queryClient,
  );
}

async function inTime<Data>(
  signal: AbortSignal,
  ask: (limited: AbortSignal) => Promise<Data>,
): Promise<Data> {
  const asking = new AbortController();
  const stop = () => asking.abort();
  const limit = setTimeout(stop, patience);
  signal.addEventListener('abort', stop);
  try {
    return await ask(asking.signal);
  } finally {
    clearTimeout(limit);
    signal.removeEventListener('abort', stop);
  }
}
