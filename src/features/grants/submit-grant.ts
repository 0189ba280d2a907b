import { call } from '@/api/call';
import type { BodyOf } from '@/api/endpoint';
import { accountApply, submitGrant } from '@/api/endpoints/grants';
import { newIdempotencyKey } from '@/api/idempotency-key';
import { isUnanswered } from '@/api/is-unanswered';
import { invalidateGrants } from '@/queries/grants';
import { applicationDone, applicationSent, useApplyDraft } from '@/state/apply-draft';
import { grantDraftDone, grantSent, useGrantDraft } from '@/state/grant-draft';

/**
 * Submits a grant and gives its id; throws `GatewayError`. While the answer to a key is not known the draft stays as it is and goes again
 * under the same key, so that it is submitted once.
 */
export async function sendGrant(wish: BodyOf<typeof submitGrant>): Promise<string> {
  const { id } = await sendUnder(useGrantDraft.getState().key, grantSent, (idempotencyKey) =>
    call(submitGrant, wish, { idempotencyKey, quiet: true }),
  );
  grantDraftDone();
  await invalidateGrants();
  return id;
}

/** The same for the application for an account. */
export async function sendApplication(wish: BodyOf<typeof accountApply>): Promise<string> {
  const { id } = await sendUnder(useApplyDraft.getState().key, applicationSent, (idempotencyKey) =>
    call(accountApply, wish, { idempotencyKey, quiet: true }),
  );
  applicationDone();
  await invalidateGrants();
  return id;
}

async function sendUnder<Answer>(
  former: string,
  keep: (key: string) => void,
  send: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const key = former === '' ? newIdempotencyKey() : former;
  keep(key);
  try {
    return await send(key);
  } catch (error) {
    if (!isUnanswered(error)) keep('');
    throw error;
  }
}
