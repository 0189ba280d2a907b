import { useQuery } from '@tanstack/react-query';
import { call } from '@/api/call';
import { queryTransfer } from '@/api/endpoints/transfer';
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
