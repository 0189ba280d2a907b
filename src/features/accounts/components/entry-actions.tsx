import { useNavigate } from 'react-router-dom';
import { recordsOf } from '@/domain/bookings/booking';
import { href } from '@/domain/href';
import { accountMessages } from '@/messages/accounts';
import { useMessages } from '@/messages/language';
import type { BillItem } from '@/queries/bill';
import { Button } from '@/ui/forms/button';

type Word = 'toTransfer' | 'toBooking' | 'toPacket' | 'toPackets' | 'toWelfare' | 'toExpiring';

/** The ways from an entry to what caused it, to all entries with the same other side, and to the whole bill. */
export function EntryWays({ entry }: { entry: BillItem }) {
  const messages = useMessages(accountMessages);
  const navigate = useNavigate();
  const { accountType: account, parties } = entry;
  const [party] = parties;
  return (
    <>
      {causesOf(entry).map(([word, to]) => (
        <Button key={word} block variant="soft" onClick={() => void navigate(to)}>
          {messages[word]}
        </Button>
      ))}
      {party !== undefined && parties.length === 1 && (
        <Button
          block
          variant="quiet"
          onClick={() => void navigate(href('/longballDetail', { account, party: party.id }))}
        >
          {messages.withParty(party.name)}
        </Button>
      )}
      <Button block variant="quiet" onClick={() => void navigate(href('/longballDetail', { account }))}>
        {messages.toBill}
      </Button>
    </>
  );
}

/** What an entry names as its cause; one that names none leads to where its kind is told about. */
function causesOf({
  kind,
  accountType,
  transferId,
  bookingId,
  packetId,
}: BillItem): readonly [Word, string][] {
  const named: [Word, string][] = [];
  if (transferId !== null) named.push(['toTransfer', href('/rewardDetail', { id: transferId })]);
  if (bookingId !== null) named.push(['toBooking', href(recordsOf[accountType], { id: bookingId })]);
  if (packetId !== undefined) named.push(['toPacket', href('/NBagDesc', { id: packetId })]);
  if (named.length > 0) return named;
  if (kind === 'expire') return [['toExpiring', href('/manageAccounts/:accountType', { accountType })]];
  if (kind === 'red-packet') return [['toPackets', href('/red-packets')]];
  if (kind === 'welfare')
    return [['toWelfare', href('/bigdata', { account: accountType === 1 ? 1 : undefined })]];
  return [];
}
