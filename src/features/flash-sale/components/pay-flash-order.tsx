import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { PayOrder } from '@/flows/payment/order/pay-order';
import { useCurrentUser } from '@/queries/account';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { usePayStep } from '../use-pay-step';

// Loaded on demand: the forecast of bookings is a lot of code for one line that few people see.
const HarmNote = lazyComponent('harm-note', () => import('@/flows/funding-forecast/harm-note'));

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
      harmNote={(coins) => <HarmNote accountType={0} amount={coins} />}
      onClose={close}
      onLeave={() => void navigate(href('/secKillingOrderDetail', { id: placed }))}
    />
  );
}
