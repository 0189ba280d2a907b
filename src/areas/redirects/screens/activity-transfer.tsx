import { useMessages } from '@/messages/language';
import { titleMessages } from '@/messages/titles';
import { TransferPage } from '../components/transfer-page';

const idParameters = ['id', 'activity'] as const;

/** /activity-transfer: redirects to an activity and switches the session to its channel. */
export default function ActivityTransfer() {
  const titles = useMessages(titleMessages);
  return <TransferPage kind="activity" title={titles['/activity-transfer']} idParameters={idParameters} />;
}
