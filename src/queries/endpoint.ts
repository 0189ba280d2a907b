import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { call } from '@/api/call';
import type { BodyOf, DataOf, Endpoint } from '@/api/endpoint';
import { queryClient } from './client';

/** What a screen may ask for beside endpoint and body; `select` takes the part of the data that it shows. */
interface EndpointOptions<E extends Endpoint, Selected> extends Omit<
  UseQueryOptions<DataOf<E>, Error, Selected>,
  'queryKey' | 'queryFn' | 'meta'
> {
  /** Where no answer comes, the screen itself says so, or nobody needs to know. */
  quiet?: boolean | undefined;
}

/** What `useEndpoint` gives for an endpoint. */
export type EndpointResult<E extends Endpoint, Selected = DataOf<E>> = UseQueryResult<Selected>;

/** Where the cache keeps what an endpoint answered to a body; without one, or with a part of one, all that it answered to such bodies. */
export function endpointKey<E extends Endpoint>({ gateway, name }: E, body?: BodyOf<E> | Partial<BodyOf<E>>) {
  return body === undefined ? [gateway, name] : [gateway, name, body];
}

/** Reads an endpoint through the cache. */
export function useEndpoint<E extends Endpoint, Selected = DataOf<E>>(
  endpoint: E,
  body: BodyOf<E>,
  { quiet = false, ...options }: EndpointOptions<E, Selected> = {},
): EndpointResult<E, NoInfer<Selected>> {
  return useQuery<DataOf<E>, Error, Selected>(
    {
      queryKey: endpointKey(endpoint, body),
      queryFn: ({ signal }) => call(endpoint, body, { signal, quiet }),
      meta: metaOf(endpoint),
      ...options,
    },
    queryClient,
  );
}

/** What was read is no longer so: it is read again where it is shown, and when it is shown next. */
export async function invalidate<E extends Endpoint>(endpoint: E, body?: Partial<BodyOf<E>>): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: endpointKey(endpoint, body) });
}

/** Coins moved: whatever an endpoint says that payments change is read again. */
export async function invalidateAfterPayment(): Promise<void> {
  await queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.changedByPayments === true });
}

/** What the cache knows about a query of this endpoint. */
export function metaOf({ changedByPayments = false }: Endpoint) {
  return { changedByPayments };
}

/** How a list is read in pages of `size`, for an infinite query. */
export function inPages(size: number) {
  return {
    initialPageParam: 1,
    getNextPageParam: ({ total }: { total: number }, pages: readonly unknown[]) =>
      pages.length * size < total ? pages.length + 1 : undefined,
  };
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { changedByPayments: boolean };
  }
}
