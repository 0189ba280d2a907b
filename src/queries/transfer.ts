import { useQuery } from '@tanstack/react-query';
import { call } from '@/api/call';
import { queryGiftedColleagues, queryRewardTags, queryTransfer } from '@/api/endpoints/transfer';
import { queryClient } from './client';

/** One transfer, or the newest one without `id`. */
export function useTransfer(id: string | null) {
  return useQuery(
    {
      queryKey: ['transfer', id],
      queryFn: ({ signal }) => call(queryTransfer, id === null ? {} : { id }, { signal }),
    },
    queryClient,
  );
}

/** What a reward may be for. */
export function useRewardTags(enabled: boolean) {
  return useQuery(
    {
      queryKey: ['reward-tags'],
      queryFn: async ({ signal }) => (await call(queryRewardTags, {}, { signal })).tags,
      enabled,
    },
    queryClient,
  );
}

/** Whom the person has given to, the latest first; `quiet` where nobody asked for them. */
export function useGiftedColleagues({ quiet = false, wanted = true } = {}) {
  return useQuery(
    {
      queryKey: ['transfer', 'gifted'],
      queryFn: async ({ signal }) => (await call(queryGiftedColleagues, {}, { signal, quiet })).list,
      enabled: wanted,
    },
    queryClient,
  );
}

/** Something was written to a transfer. */
export async function transferOutdated(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['transfer'] });
}
