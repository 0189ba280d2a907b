import { useQuery } from '@tanstack/react-query';
import { call } from '@/api/call';
import { nickname } from '@/api/endpoints/auth';
import { queryPartner } from '@/api/endpoints/partner';
import { queryPayment, queryPaymentList } from '@/api/endpoints/payment-authorisation';
import type { BodyOf } from '@/api/endpoint';
import { queryClient } from './client';

/** All that the person has authorised, and what can be bound. */
export function useAuthorisations() {
  return useQuery(
    {
      queryKey: ['authorisations', 'list'],
      queryFn: ({ signal }) => call(queryPaymentList, {}, { signal }),
    },
    queryClient,
  );
}

/** One of them; null where there is none. */
export function useAuthorisation(id: string) {
  return useQuery(
    {
      queryKey: ['authorisations', 'one', id],
      queryFn: async ({ signal }) => (await call(queryPayment, { id }, { signal })).authorisation,
    },
    queryClient,
  );
}

/** Who asks for the person's profile; null where nobody is known by this id. */
export function usePartner(appId: string) {
  return useQuery(
    {
      queryKey: ['authorisations', 'partner', appId],
      queryFn: async ({ signal }) =>
        appId === '' ? null : (await call(queryPartner, { appId }, { signal })).partner,
    },
    queryClient,
  );
}

/** What the owner of a token is called; the token is no part of the cache's key. */
export function useNickname(session: BodyOf<typeof nickname>) {
  return useQuery(
    {
      queryKey: ['nickname'],
      queryFn: async ({ signal }) => (await call(nickname, session, { signal })).nick_name,
    },
    queryClient,
  );
}

/** Something was authorised, changed or taken back. */
export async function authorisationsOutdated(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['authorisations'] });
}
