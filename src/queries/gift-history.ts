import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '@/api/call';
import { queryGiftHistory } from '@/api/endpoints/gift-history';
import type { AccountType } from '@/domain/account';
import { queryClient } from './client';

/** What the person gave to these colleagues before. It is asked in passing: where no answer comes, nobody is told. */
export function useGiftHistory(accountType: AccountType, usercodes: readonly string[]) {
  return useQuery(
    {
      queryKey: ['transfer', 'history', accountType, usercodes],
      queryFn: ({ signal }) =>
        call(queryGiftHistory, { accountType, usercodes: [...usercodes] }, { signal, quiet: true }),
      // Somebody was left out: what is known of the others stands.
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
}
