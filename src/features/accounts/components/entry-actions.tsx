import { useNavigate } from 'react-router-dom';
import { recordsOf } from '@/domain/bookings/booking';
import { href } from '@/domain/href';
import { accountWords } from '@/messages/accounts';
import { useWords } from '@/messages/language';
import type { BillItem } from '@/queries/bill';
import { Button } from '@/ui/forms/button';

type Word = 'toTransfer' | 'toBooking' | 'toPacket' | 'toPackets' | 'toWelfare' | 'toLapsing';

/** The ways from an entry to what caused it, to all entries with the same other side, and to the whole bill. */
export function EntryWays({ entry }: { entry: BillItem }) {
  const words = useWords(accountWords);
  const navigate = useNavigate();
  const { accountType: account, parties } = entry;
  const [party] = parties;
  return (
    <>
      {causesOf(entry).map(([word, to]) => (
        <Button key={word} block look="soft" onClick={() => void navigate(to)}>
          {words[word]}
        </Button>
      ))}
      {party !== undefined && parties.length === 1 && (
        <Button
          block
          look="quiet"
          onClick={() => void navigate(href('/longballDetail', { account, party: party.id }))}
        >
          {words.withParty(party.name)}
        </Button>
      )}
      <Button block look="quiet" onClick={() => void navigate(href('/longballDetail', { account }))}>
        {words.toBill}
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
  if (kind === 'lapse') return [['toLapsing', href('/manageAccounts/:accountType', { accountType })]];
  if (kind === 'red-packet') return [['toPackets', href('/red-packets')]];
  if (kind === 'welfare')
    return [['toWelfare', href('/bigdata', { account: accountType === 1 ? 1 : undefined })]];
  return [];
}
