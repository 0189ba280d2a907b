import type { BodyOf, Endpoint } from '@/api/endpoint';
import { newIdempotencyKey } from '@/api/idempotency-key';
import { fingerprint } from '@/domain/session/fingerprint';
import { openKeyOf, writeOpened, type WriteIntent } from '@/state/open-writes';

/** What is meant by a body: it changes the thing that its `id` names, or what its endpoint changes. */
export function intentOf<E extends Endpoint>(
  { gateway, name, keepsKey = false }: E,
  body: BodyOf<E>,
): WriteIntent {
  const id: unknown = typeof body === 'object' && body !== null && 'id' in body ? body.id : '';
  return {
    subject: `${gateway} ${name} ${fingerprint(JSON.stringify(id))}`,
    content: fingerprint(JSON.stringify(body)),
    survivesReload: keepsKey,
  };
}

/** The key of a call whose body is not known yet when a proof allows it. */
export function keyInAdvance(): string {
  return newIdempotencyKey();
}

/** The idempotency key of an intent: that of the former try while its outcome is not known, else a new one, which is stored at once. */
export function keyFor<E extends Endpoint>(endpoint: E, body: BodyOf<E>): string {
  const intent = intentOf(endpoint, body);
  const open = openKeyOf(intent);
  if (open !== null) return open;
  const key = newIdempotencyKey();
  writeOpened(intent, key);
  return key;
}
