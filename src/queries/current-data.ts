import { call } from '@/api/call';
import type { BodyOf, DataOf, Endpoint } from '@/api/endpoint';
import { queryClient } from './client';
import { endpointKey, metaOf } from './endpoint';

/** The cached data of an endpoint for use outside of a render, read first where there are none; throws `GatewayError`. */
export function currentData<E extends Endpoint>(endpoint: E, body: BodyOf<E>): Promise<DataOf<E>> {
  return queryClient.ensureQueryData({
    queryKey: endpointKey(endpoint, body),
    queryFn: ({ signal }) => call(endpoint, body, { signal, quiet: true }),
    meta: metaOf(endpoint),
  });
}
