import type { BodyOf, Endpoint } from '@/api/endpoint';
import { newIdempotencyKey } from '@/api/idempotency-key';
import { fingerprint } from '@/domain/session/fingerprint';
import { openKeyOf, writeOpened } from '@/state/open-writes';

/** What is meant by a body, without telling it, and whether its key survives a reload. */
export function intentOf<E extends Endpoint>(
  { gateway, name, keepsKey = false }: E,
  body: BodyOf<E>,
): [intent: string, survivesReload: boolean] {
  return [`${gateway} ${name} ${fingerprint(JSON.stringify(body))}`, keepsKey];
}

/** The idempotency key of an intent: that of the former try while its outcome is not known, else a new one, which is stored at once. */
export function keyFor<E extends Endpoint>(endpoint: E, body: BodyOf<E>): string {
  const [intent, survivesReload] = intentOf(endpoint, body);
  const open = openKeyOf(intent, survivesReload);
  if (open !== null) return open;
  const key = newIdempotencyKey();
  writeOpened(intent, key, survivesReload);
  return key;
}
