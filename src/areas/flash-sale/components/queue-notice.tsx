import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { useMessages } from '@/messages/language';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { flashSaleMessages } from '../messages';
import { useFlashPurchase } from '../state';

/** Leads back to the goods for which the person waits in the queue; nothing while they do not wait. */
export function QueueNotice() {
  const messages = useMessages(flashSaleMessages);
  const navigate = useNavigate();
  const queue = useFlashPurchase((purchase) => purchase.queue);
  if (queue === null) return null;
  const { goods: id, session, name } = queue;
  return (
    <NoticeBar
      tone="info"
      action={{
        label: messages.seeQueue,
        onClick: () => void navigate(href('/secKillingGoodsDetail', { id, session })),
      }}
    >
      {messages.queueOn(name)}
    </NoticeBar>
  );
}
