import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import type { Order } from '@/flows/checkout/pay-choice';
import { useMessages } from '@/messages/language';
import { openExternal } from '@/state/external-navigation';
import { Button } from '@/ui/forms/button';
import { deskMessages } from '../messages';

interface ReturnButtonProps {
  order: Pick<Order, 'returnUrl'> | null;
  variant?: 'filled' | 'outlined';
}

/** Leads back to the merchant, through the external link guard, or home where the merchant has no page. */
export function ReturnButton({ order, variant = 'filled' }: ReturnButtonProps) {
  const messages = useMessages(deskMessages);
  const navigate = useNavigate();
  const returnUrl = order?.returnUrl ?? '';
  return returnUrl === '' ? (
    <Button variant={variant} onClick={() => void navigate(href('/home'), { replace: true })}>
      {messages.toHome}
    </Button>
  ) : (
    <Button variant={variant} onClick={() => openExternal(returnUrl)}>
      {messages.toMerchant}
    </Button>
  );
}
