import { titleWords } from '@/messages/titles';
import { useWords } from '@/messages/language';
import { TransferPage } from '../components/transfer-page';

const named = ['id', 'activity'] as const;

/** /activity-transfer: to an activity, under its channel. */
export default function ActivityTransfer() {
  const titles = useWords(titleWords);
  return <TransferPage kind="activity" title={titles['/activity-transfer']} named={named} />;
}
