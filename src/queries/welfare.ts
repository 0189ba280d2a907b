import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '@/api/call';
import type { DataOf } from '@/api/endpoint';
import { queryWelfareData } from '@/api/endpoints/welfare';
import type { AccountType } from '@/domain/account';
import type { WelfareSpan } from '@/domain/guide-and-reports/welfare';
import { queryClient } from './client';

/** What an account was given and gave in a span of time. */
export type WelfareData = DataOf<typeof queryWelfareData>;

/** The figures; while the question changes the former answer stays. */
export function useWelfareData(accountType: AccountType, span: WelfareSpan) {
  return useQuery(
    {
      queryKey: ['welfare', accountType, span],
      queryFn: ({ signal }) => call(queryWelfareData, { accountType, span }, { signal }),
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
}
