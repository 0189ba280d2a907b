import { call } from '@/api/call';
import { updatePassword } from '@/api/endpoints/wallet-user';
import { failureOf } from '@/api/errors';
import { notProvenCode } from '@/api/proof-wire';
import type { Failure } from '@/domain/failure';

type Outcome =
  | { is: 'set' }
  /** The proof was too old, or there was none: it has to be given again. */
  | { is: 'unproven'; failure: Failure }
  /** The gateway does not take this password; another one may be tried under the same key. */
  | { is: 'refused'; failure: Failure }
  /** It may not have arrived: the same one may be sent again under the same key. */
  | { is: 'unsent'; failure: Failure };

/** Sets the payment password; `key` is the idempotency key that the old one or a code has allowed. It leaves encrypted and is kept nowhere. */
export async function setPassword(password: string, key: string): Promise<Outcome> {
  try {
    await call(updatePassword, { password }, { idempotencyKey: key, quiet: true });
    return { is: 'set' };
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind !== 'code') return { is: 'unsent', failure };
    return { is: failure.code === notProvenCode ? 'unproven' : 'refused', failure };
  }
}
