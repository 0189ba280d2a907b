import { call } from '@/api/call';
import type { closeOrder, refundOrder } from '@/api/endpoints/cashier';
import { invalidateAfterPayment } from '@/queries/endpoint';
import { useSingleTask } from '@/ui/forms/use-single-task';

/** Ends an order or asks for its payment back; the order and what coins have moved are read again. */
export function useOrderCall(
  endpoint: typeof closeOrder | typeof refundOrder,
  id: string,
): [isBusy: boolean, send: () => void] {
  const [isBusy, run] = useSingleTask();
  const send = () =>
    run(async () => {
      await call(endpoint, { id });
      await invalidateAfterPayment();
    });
  return [isBusy, send];
}
