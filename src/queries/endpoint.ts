import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { call } from '@/api/call';
import type { BodyOf, DataOf, Endpoint } from '@/api/endpoint';
import { queryClient } from './client';

/** The options of a query; `select` picks the part of the data that a screen shows. */
interface EndpointOptions<E extends Endpoint, Selected> extends Omit<
  UseQueryOptions<DataOf<E>, Error, Selected>,
  'queryKey' | 'queryFn' | 'meta'
> {
  /** No toast where the call fails: the screen shows the error itself. */
  quiet?: boolean | undefined;
  /** The screen does without these data: an error is neither shown nor kept. */
  background?: boolean | undefined;
}

/** The result of `useEndpoint`. */
export type EndpointResult<E extends Endpoint, Selected = DataOf<E>> = UseQueryResult<Selected>;

/** The query key of an endpoint and a body; without a body, or with a part of one, it matches every key that begins so. */
export function endpointKey<E extends Endpoint>({ gateway, name }: E, body?: BodyOf<E> | Partial<BodyOf<E>>) {
  return body === undefined ? [gateway, name] : [gateway, name, body];
}

/** Reads an endpoint through the cache. */
export function useEndpoint<E extends Endpoint, Selected = DataOf<E>>(
  endpoint: E,
  body: BodyOf<E>,
  { quiet, background, ...options }: EndpointOptions<E, Selected> = {},
): EndpointResult<E, NoInfer<Selected>> {
  return useQuery<DataOf<E>, Error, Selected>(
    {
      queryKey: endpointKey(endpoint, body),
      queryFn: ({ signal }) => call(endpoint, body, { signal, quiet, background }),
      meta: metaOf(endpoint),
      ...options,
    },
    queryClient,
  );
}

/** Marks cached data as outdated: it is fetched again where it is mounted, else on the next mount. */
export async function invalidate<E extends Endpoint>(endpoint: E, body?: Partial<BodyOf<E>>): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: endpointKey(endpoint, body) });
}

/** Coins moved: invalidates every endpoint that declares `changedByPayments`. */
export async function invalidateAfterPayment(): Promise<void> {
  await queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.changedByPayments === true });
}

/** The meta data of a query of this endpoint. */
export function metaOf({ changedByPayments = false }: Endpoint) {
  return { changedByPayments };
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { changedByPayments: boolean };
  }
}
