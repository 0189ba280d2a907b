import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '@/api/call';
import { phoneTopUpList } from '@/api/endpoints/phone-top-up';
import { queryClient } from './client';
import { endpointKey, inPages, metaOf } from './endpoint';

const pageSize = 20;

/** The person's top-ups of phones, newest first, page by page. */
export function usePhoneTopUps() {
  return useInfiniteQuery(
    {
      queryKey: [...endpointKey(phoneTopUpList), 'pages'],
      queryFn: ({ pageParam, signal }) =>
        call(phoneTopUpList, { page: pageParam, size: pageSize }, { signal, quiet: true }),
      ...inPages(pageSize),
      meta: metaOf(phoneTopUpList),
      staleTime: 0,
    },
    queryClient,
  );
}
