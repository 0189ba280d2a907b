import { updatePassword } from '@/api/endpoints/wallet-user';
import { failureOf } from '@/api/errors';
import { notProvenCode } from '@/api/proof-wire';
import { sendWrite } from '@/flows/write/perform-write';
import type { Failure } from '@/domain/failure';

type Outcome =
  | { status: 'set' }
  /** The proof has expired or is missing: the old password or a code is needed again. */
  | { status: 'unproven'; failure: Failure }
  /** The gateway refuses this password; another one may be sent under the same key. */
  | { status: 'refused'; failure: Failure }
  /** The request may not have arrived: the same password may be sent again under the same key. */
  | { status: 'unsent'; failure: Failure };

/** Sets the payment password; `key` is the idempotency key that the old password or a code has authorised. The password is sent encrypted and never stored. */
export async function setPassword(password: string, key: string): Promise<Outcome> {
  try {
    await sendWrite(updatePassword, { password }, { key, quiet: true });
    return { status: 'set' };
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind !== 'code') return { status: 'unsent', failure };
    return { status: failure.code === notProvenCode ? 'unproven' : 'refused', failure };
  }
}
