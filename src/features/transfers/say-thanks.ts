import { call } from '@/api/call';
import { queryLetters } from '@/api/endpoints/letters';
import { queryTransfer, rewardEvaluate } from '@/api/endpoints/transfer';
import { invalidate } from '@/queries/endpoint';

/** Thanks the giver of a gift. The key is fixed per gift and person, so that retries send it only once. Throws `GatewayError`. */
export async function sayThanks(id: string, usercode: string, text: string): Promise<void> {
  await call(rewardEvaluate, { id, text }, { quiet: true, idempotencyKey: `thanks-${usercode}-${id}` });
  await Promise.all([invalidate(queryTransfer), invalidate(queryLetters)]);
}
