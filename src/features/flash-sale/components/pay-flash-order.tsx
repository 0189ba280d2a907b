import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { PayOrder } from '@/flows/checkout/pay-order';
import { useCurrentUser } from '@/queries/account';
import type { usePayStep } from '../use-pay-step';

/** The confirm sheet of the order that was just placed; without it the order waits on its own page. */
export function PayFlashOrder({ order, isOpen, close }: ReturnType<typeof usePayStep>) {
  const navigate = useNavigate();
  const { data: user } = useCurrentUser();
  const usercode = user?.usercode ?? '';
  // The address loses the order when its sheet is closed.
  const [placed, setPlaced] = useState(order);
  if (order !== '' && order !== placed) setPlaced(order);
  if (placed === '' || usercode === '') return null;
  return (
    <PayOrder
      key={placed}
      id={placed}
      usercode={usercode}
      open={isOpen}
      resultOf={(id) => href('/goodsPaySuccess', { id, of: 'flash' })}
      onClose={close}
      onLeave={() => void navigate(href('/secKillingOrderDetail', { id: placed }))}
    />
  );
}
