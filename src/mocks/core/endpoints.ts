import type { Endpoint } from '@/api/endpoint';

const groups = import.meta.glob<Readonly<Record<string, Endpoint>>>(
  [
    '/src/api/endpoints/*.ts',
    '/src/areas/*/endpoints.ts',
    '/src/areas/*/endpoints/*.ts',
    '!/src/areas/*/endpoints/*-wire.ts',
  ],
  { eager: true },
);

/** Every declared endpoint, for the mock backend, the tests and the generated page; the app itself imports single records. */
export const endpoints: readonly Endpoint[] = Object.values(groups).flatMap((group) => Object.values(group));
