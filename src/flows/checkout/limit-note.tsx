import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { brokenLimitText } from '@/flows/payment/proof/need-note';
import { paymentMessages } from '@/messages/areas/payment';
import { useMessages } from '@/messages/language';
import type { PaymentNeed } from '@/queries/payment';
import { NoticeBar } from '@/ui/feedback/notice-bar';

/** Names the limit that keeps coins alone from paying an order, and leads to where it is changed. */
export function LimitNote({ over }: { over: Pick<PaymentNeed, 'broken' | 'limits'> }) {
  const messages = useMessages(paymentMessages);
  const navigate = useNavigate();
  return (
    <NoticeBar
      tone="warning"
      apart
      action={{ label: messages.adjust, onClick: () => void navigate(href('/payLimitation')) }}
    >
      {brokenLimitText(over, messages)}
    </NoticeBar>
  );
}
