import { useState } from 'react';
import { call } from '@/api/call';
import { closeOrder, queryOrderInfo } from '@/api/endpoints/cashier';
import { cashierMessages } from '@/messages/cashier';
import { useMessages } from '@/messages/language';
import { invalidate, invalidateAfterPayment } from '@/queries/endpoint';
import { Button } from '@/ui/forms/button';
import { useSingleTask } from '@/ui/forms/use-single-task';
import { Dialog } from '@/ui/overlays/dialog';
import type { Order } from '../pay-choice';

/** Cancels an unpaid order after a question; what was reserved for it comes back. */
export function CancelOrder({ order: { id, payment } }: { order: Order }) {
  const messages = useMessages(cashierMessages);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, run] = useSingleTask();
  const handleCancel = () => {
    setAsking(false);
    run(async () => {
      await call(closeOrder, { id });
      await Promise.all([invalidate(queryOrderInfo), invalidateAfterPayment()]);
    });
  };
  return (
    <>
      <Button variant="quiet" busy={isBusy} onClick={() => setAsking(true)}>
        {messages.cancel}
      </Button>
      {isAsking && (
        <Dialog
          title={messages.cancelTitle}
          confirm={{ label: messages.cancel, onClick: handleCancel }}
          cancel={{ label: messages.keep, onClick: () => setAsking(false) }}
        >
          {payment === null ? messages.cancelLine : messages.cancelReserved}
        </Dialog>
      )}
    </>
  );
}
