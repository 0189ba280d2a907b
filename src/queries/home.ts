import { useQuery } from '@tanstack/react-query';
import { call } from '@/api/call';
import { balance, getNew, hotWordList, queryUserExpireStatistics } from '@/api/endpoints/home';
import { queryClient } from './client';

/** How many coins lapse soon. */
export function useExpiring() {
  return useQuery(
    { queryKey: ['expiring'], queryFn: ({ signal }) => call(queryUserExpireStatistics, {}, { signal }) },
    queryClient,
  );
}

/** The person's points. */
export function usePoints() {
  return useQuery(
    { queryKey: ['points'], queryFn: ({ signal }) => call(balance, {}, { signal }) },
    queryClient,
  );
}

/** Gifts that colleagues sent lately. */
export function useNewGifts() {
  return useQuery(
    { queryKey: ['gifts'], queryFn: ({ signal }) => call(getNew, {}, { signal }) },
    queryClient,
  );
}

/** What people search for these days. */
export function useHotMessages() {
  return useQuery(
    { queryKey: ['hot-words'], queryFn: ({ signal }) => call(hotWordList, {}, { signal }) },
    queryClient,
  );
}
