import { cancelPaymentCode, queryPaymentCode } from '@/api/endpoints/payment-code';
import { failureOf } from '@/api/errors';
import { sendWrite } from '@/flows/write/perform-write';
import { invalidate } from '@/queries/endpoint';

/** Cancels an order that a till has sent; an order that the gateway no longer has counts as cancelled. Throws `GatewayError` on any other failure. */
export async function cancelOrder(orderId: string): Promise<void> {
  try {
    await sendWrite(cancelPaymentCode, { id: orderId }, { background: true });
  } catch (error) {
    if (failureOf(error).kind !== 'code') throw error;
  }
  await invalidate(queryPaymentCode);
}
