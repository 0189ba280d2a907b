import { useMessages } from '@/messages/language';
import { titleMessages } from '@/messages/titles';
import { TransferPage } from '../components/transfer-page';

const idParameters = ['channel', 'id'] as const;

/** /channel-transfer: redirects to the page of a channel and switches the session to it. */
export default function ChannelTransfer() {
  const titles = useMessages(titleMessages);
  return <TransferPage kind="channel" title={titles['/channel-transfer']} idParameters={idParameters} />;
}
