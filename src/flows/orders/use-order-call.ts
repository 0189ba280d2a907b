import { call } from '@/api/call';
import type { closeOrder, refundOrder } from '@/api/endpoints/cashier';
import type { confirmReceipt } from '@/api/endpoints/mall-order';
import type { orderDelete } from '@/api/endpoints/order-centre';
import { invalidateAfterPayment } from '@/queries/endpoint';
import { useSingleTask } from '@/ui/forms/use-single-task';

/**
 * Ends an order, takes it off the list, says that its goods have come, or asks for its payment back; the order and what coins have moved are
 * read again. `onDone` runs before that.
 */
export function useOrderCall(
  endpoint: typeof closeOrder | typeof refundOrder | typeof confirmReceipt | typeof orderDelete,
  id: string,
  onDone?: () => void,
): [isBusy: boolean, send: () => void] {
  const [isBusy, run] = useSingleTask();
  const send = () =>
    run(async () => {
      await call(endpoint, { id });
      onDone?.();
      await invalidateAfterPayment();
    });
  return [isBusy, send];
}
