import { call } from '@/api/call';
import { queryTransfer, rewardEvaluate } from '@/api/endpoints/transfer';
import { invalidate } from '@/queries/endpoint';

/** Thanks the giver of a gift. One key for each gift and person: however often it is tried, it goes out once. Throws `GatewayError`. */
export async function sayThanks(id: string, usercode: string, text: string): Promise<void> {
  await call(rewardEvaluate, { id, text }, { quiet: true, idempotencyKey: `thanks-${usercode}-${id}` });
  await invalidate(queryTransfer);
}
