import { secKillingLeaveQueue } from '@/api/endpoints/flash-sale';
import { sendWrite } from '@/flows/write/perform-write';
import { flashQueueChanged } from '@/state/flash-purchase';

/** Leaves the queue; gives the id of the order that was placed before, empty where none was. Throws `GatewayError`. */
export async function leaveQueue(ticket: string, quiet = false): Promise<string> {
  const { id } = await sendWrite(secKillingLeaveQueue, { ticket }, { quiet });
  flashQueueChanged(null);
  return id;
}
