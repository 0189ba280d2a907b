import { updatePassword } from '@/api/endpoints/wallet-user';
import { notProvenCode } from '@/api/proof-wire';
import type { Failure } from '@/domain/failure';
import { performWrite } from '@/flows/write/perform-write';

type Outcome =
  | { status: 'set' }
  /** The proof has expired or is missing: the old password or a code is needed again. */
  | { status: 'unproven'; failure: Failure }
  /** It was not set; the gateway has refused this password where it has sent a code, and another one may be sent under the same key. */
  | { status: 'refused'; failure: Failure }
  /** Whether it was set is not known: the same password may be sent again under the same key. */
  | { status: 'unanswered' };

/** Sets the payment password; `key` is the idempotency key that the old password or a code has authorised. The password is sent encrypted and never stored. */
export async function setPassword(password: string, key: string): Promise<Outcome> {
  const outcome = await performWrite(updatePassword, { password }, { key, quiet: true });
  if (outcome.state === 'done') return { status: 'set' };
  if (outcome.state === 'unanswered') return { status: 'unanswered' };
  const { failure } = outcome;
  const isUnproven = failure.kind === 'code' && failure.code === notProvenCode;
  return { status: isUnproven ? 'unproven' : 'refused', failure };
}
