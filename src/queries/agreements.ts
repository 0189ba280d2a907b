import { useQuery } from '@tanstack/react-query';
import { call } from '@/api/call';
import { agreementText, queryRedemption } from '@/api/endpoints/agreement';
import type { BodyOf } from '@/api/endpoint';
import { queryClient } from './client';

type Asked = BodyOf<typeof agreementText>;

/** The text of an agreement as it holds now. */
export function useAgreementText({ agreement, language }: Asked) {
  return useQuery(
    {
      queryKey: ['agreement-text', agreement, language],
      queryFn: ({ signal }) => call(agreementText, { agreement, language }, { signal }),
    },
    queryClient,
  );
}

/** Whether the person has agreed to redeem without password. */
export function useRedemption() {
  return useQuery(
    { queryKey: ['redemption'], queryFn: ({ signal }) => call(queryRedemption, {}, { signal }) },
    queryClient,
  );
}

/** The person agreed, withdrew, or was told that there is a newer version. */
export async function redemptionOutdated(): Promise<void> {
  await Promise.all(
    [['redemption'], ['agreement-text', 'redemption']].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
}
