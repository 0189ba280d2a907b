import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { TransferPage } from '../components/transfer-page';

const named = ['channel', 'id'] as const;

/** /channel-transfer: to the page of a channel, which the session goes on under. */
export default function ChannelTransfer() {
  const titles = useMessages(titleMessages);
  return <TransferPage kind="channel" title={titles['/channel-transfer']} named={named} />;
}
