import { useQuery } from '@tanstack/react-query';
import { call } from '@/api/call';
import type { BodyOf } from '@/api/endpoint';
import { nickname } from '@/api/endpoints/auth';
import { queryPayment, queryPaymentList } from '@/api/endpoints/payment-authorisation';
import { queryClient } from '@/queries/client';
import { endpointKey, invalidate } from '@/queries/endpoint';
import { queryPartner } from './endpoints/partner';

/** The name of the owner of a token; the token is a secret and therefore not part of the query key. */
export function useNickname(session: BodyOf<typeof nickname>) {
  return useQuery(
    {
      queryKey: endpointKey(nickname),
      queryFn: async ({ signal }) => (await call(nickname, session, { signal })).nick_name,
    },
    queryClient,
  );
}

/** An authorisation was given, changed or revoked. */
export async function invalidateAuthorisations(): Promise<void> {
  await Promise.all([invalidate(queryPaymentList), invalidate(queryPayment), invalidate(queryPartner)]);
}
