import { useQuery } from '@tanstack/react-query';
import { call } from '@/api/call';
import type { DataOf } from '@/api/endpoint';
import { queryIncentivePeriod, queryTeamThanks } from '@/api/endpoints/team';
import { queryClient } from './client';

/** Somebody of one's team, with when one last gave them something. */
export type TeamMember = DataOf<typeof queryTeamThanks>['people'][number];

/** What the incentive account has for the running period; null where there is none. Outdated with every other figure of the account. */
export function useIncentivePeriod() {
  return useQuery(
    {
      queryKey: ['incentive', 'period'],
      queryFn: ({ signal }) => call(queryIncentivePeriod, {}, { signal }),
    },
    queryClient,
  );
}

/** One's team, with when one last gave each something. */
export function useTeamThanks() {
  return useQuery(
    {
      queryKey: ['incentive', 'thanks'],
      queryFn: async ({ signal }) => (await call(queryTeamThanks, {}, { signal })).people,
    },
    queryClient,
  );
}
