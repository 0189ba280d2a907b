import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { TransferPage } from '../components/transfer-page';

const named = ['id', 'activity'] as const;

/** /activity-transfer: to an activity, under its channel. */
export default function ActivityTransfer() {
  const titles = useMessages(titleMessages);
  return <TransferPage kind="activity" title={titles['/activity-transfer']} named={named} />;
}
