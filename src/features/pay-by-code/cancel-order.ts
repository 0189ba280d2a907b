import { call } from '@/api/call';
import { cancelPaymentCode, queryPaymentCode } from '@/api/endpoints/payment-code';
import { failureOf } from '@/api/errors';
import { invalidate } from '@/queries/endpoint';

/** Nothing will be paid, and the till hears it. Throws `GatewayError` where it could not be told; a till that has given up needs no telling. */
export async function cancelOrder(orderId: string): Promise<void> {
  try {
    await call(cancelPaymentCode, { id: orderId }, { quiet: true });
  } catch (error) {
    if (failureOf(error).kind !== 'code') throw error;
  }
  await invalidate(queryPaymentCode);
}
