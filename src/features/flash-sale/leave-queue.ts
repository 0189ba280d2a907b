import { call } from '@/api/call';
import { secKillingLeaveQueue } from '@/api/endpoints/flash-sale';
import { flashQueueChanged } from '@/state/flash-purchase';

/** Leaves the queue; gives the id of the order that was placed before, empty where none was. Throws `GatewayError`. */
export async function leaveQueue(ticket: string, quiet = false): Promise<string> {
  const { id } = await call(secKillingLeaveQueue, { ticket }, { quiet });
  flashQueueChanged(null);
  return id;
}
