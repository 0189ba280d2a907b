import { call } from '@/api/call';
import { openLetter, queryLetters } from '@/api/endpoints/letters';
import { queryTransfer } from '@/api/endpoints/transfer';
import { invalidate } from '@/queries/endpoint';

/** Opens a sealed letter; opening it again does no harm. The key is fixed per letter and person. Throws `GatewayError`. */
export async function breakSeal(id: string, usercode: string): Promise<void> {
  await call(openLetter, { id }, { quiet: true, idempotencyKey: `letter-${usercode}-${id}` });
  await Promise.all([invalidate(queryTransfer), invalidate(queryLetters)]);
}
