import { useNavigate } from 'react-router-dom';
import { recordsOf } from '@/domain/bookings/booking';
import { href } from '@/domain/href';
import { LettersLink } from '@/flows/letters/letters-link';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { accountMessages } from '../messages';
import type { BillItem } from '../queries';

type CauseLabel =
  'toOrder' | 'toTransfer' | 'toBooking' | 'toPacket' | 'toPackets' | 'toWelfare' | 'toExpiring';

/** Buttons from an entry to its cause, to all entries with the same party, and to the whole bill. */
export function EntryActions({ entry }: { entry: BillItem }) {
  const messages = useMessages(accountMessages);
  const navigate = useNavigate();
  const { accountType: account, parties, transferId } = entry;
  const [party] = parties;
  return (
    <>
      {causesOf(entry).map(([label, to]) => (
        <Button key={label} block variant="soft" onClick={() => void navigate(to)}>
          {messages[label]}
        </Button>
      ))}
      {/* The other side of a transfer is always a colleague; that of other entries may be a shop. */}
      {transferId !== null && party !== undefined && parties.length === 1 && (
        <LettersLink usercode={party.id} name={party.name} />
      )}
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

/** The labels and addresses of the causes that an entry names; if it names none, the page about its kind. */
function causesOf({
  kind,
  accountType,
  orderId,
  transferId,
  bookingId,
  packetId,
}: BillItem): readonly [CauseLabel, string][] {
  const causes: [CauseLabel, string][] = [];
  if (orderId !== null) causes.push(['toOrder', href('/order-newDetail', { id: orderId })]);
  if (transferId !== null) causes.push(['toTransfer', href('/rewardDetail', { id: transferId })]);
  if (bookingId !== null) causes.push(['toBooking', href(recordsOf[accountType], { id: bookingId })]);
  if (packetId !== undefined) causes.push(['toPacket', href('/NBagDesc', { id: packetId })]);
  if (causes.length > 0) return causes;
  if (kind === 'expire') return [['toExpiring', href('/manageAccounts/:accountType', { accountType })]];
  if (kind === 'red-packet') return [['toPackets', href('/red-packets')]];
  if (kind === 'welfare')
    return [['toWelfare', href('/bigdata', { account: accountType === 1 ? 1 : undefined })]];
  return [];
}
