import { titleWords } from '@/messages/titles';
import { useWords } from '@/messages/language';
import { TransferPage } from '../components/transfer-page';

const named = ['channel', 'id'] as const;

/** /channel-transfer: to the page of a channel, which the session goes on under. */
export default function ChannelTransfer() {
  const titles = useWords(titleWords);
  return <TransferPage kind="channel" title={titles['/channel-transfer']} named={named} />;
}
