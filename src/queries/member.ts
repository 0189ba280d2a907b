import { useQuery } from '@tanstack/react-query';
import { call } from '@/api/call';
import { mine } from '@/api/endpoints/member';
import type { SystemType } from '@/domain/account';
import { queryClient } from './client';

/** What the gateways know of the person, as far as a session of this kind may see it. */
export function useMember(sysType: SystemType) {
  return useQuery(
    { queryKey: ['member', sysType], queryFn: ({ signal }) => call(mine, {}, { signal }) },
    queryClient,
  );
}
