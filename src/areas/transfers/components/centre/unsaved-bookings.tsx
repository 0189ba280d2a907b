import { useNavigate } from 'react-router-dom';
import { appointmentList } from '@/api/endpoints/appointment';
import { centreMessages } from '@/areas/transfers/messages';
import type { AccountType } from '@/domain/account';
import { booksFrom, draftNamed, isBegun } from '@/domain/bookings/booking';
import { namesToldApart } from '@/domain/colleagues/distinctions';
import { href } from '@/domain/href';
import { formatCoins, parseAmount } from '@/domain/money';
import { transferMessages } from '@/messages/areas/transfers';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { bookingSettled, useBookingDrafts, type BookingWriting } from '@/state/booking-drafts';
import { notify } from '@/state/notifications';
import { useSession } from '@/state/session';
import { Button } from '@/ui/forms/button';
import { DraftCard } from './draft-card';

/** The unsaved booking drafts of both accounts; each is listed until it is saved or discarded. */
export function UnsavedBookings() {
  const isWallet = useSession(({ sysType }) => sysType === 'WALLET');
  const drafts = useBookingDrafts((state) => state.drafts);
  const unsaved = Object.entries(drafts).filter(([, { draft, intent }]) => intent !== null || isBegun(draft));
  const named = unsaved.map(([name, writing]) => ({ name, writing, of: draftNamed(name) }));
  const isChanging = named.some(({ of }) => 'id' in of);
  const personal =
    useEndpoint(
      appointmentList,
      { accountType: 0 },
      { background: true, enabled: isChanging, select: (data) => data.bookings },
    ).data ?? [];
  const team =
    useEndpoint(
      appointmentList,
      { accountType: 1 },
      { background: true, enabled: isChanging && !isWallet, select: (data) => data.bookings },
    ).data ?? [];
  // A booking without a next run can no longer be changed, so its draft is not offered.
  const accountOf = (id: string): AccountType | null =>
    personal.some((each) => each.id === id && each.next !== null)
      ? 0
      : team.some((each) => each.id === id && each.next !== null)
        ? 1
        : null;
  return named.map(({ name, writing, of }) => {
    const accountType = 'id' in of ? accountOf(of.id) : of.accountType;
    if (accountType === null || (accountType === 1 && isWallet)) return null;
    const id = 'id' in of ? of.id : null;
    return <UnsavedBooking key={name} name={name} writing={writing} accountType={accountType} id={id} />;
  });
}

interface UnsavedBookingProps {
  name: string;
  writing: BookingWriting;
  accountType: AccountType;
  /** The booking that is changed; null for a new one. */
  id: string | null;
}

function UnsavedBooking({ name, writing: { draft, intent }, accountType, id }: UnsavedBookingProps) {
  const messages = useMessages(centreMessages);
  const transfers = useMessages(transferMessages);
  const navigate = useNavigate();
  const amount = parseAmount(draft.money);
  const names = draft.transferList.map((each) => each.name);
  const who =
    names.length === 0
      ? messages.nobody
      : transfers.names(draft.transferList.map(namesToldApart(draft.transferList)));
  const [kind] = messages.kinds[accountType === 0 ? 'schedule' : 'scheduleReward'];
  const handleDiscard = () => {
    bookingSettled(name);
    notify(messages.dropped);
  };
  const label = intent !== null ? messages.see : id === null ? messages.goOnBooking : messages.goOnChange;
  return (
    <DraftCard
      title={id === null ? messages.bookingTitle : messages.changeTitle}
      names={names}
      description={
        amount.ok ? messages.draftPeople(who, formatCoins(amount.amount)) : messages.draftNoAmount(who)
      }
      note={[
        kind,
        ...(draft.isMilepost ? [messages.paidOnce] : []),
        intent === null ? draft.text : messages.unanswered,
      ].join(' · ')}
    >
      {/* A request without an answer must keep its key until the outcome is known, so it cannot be discarded. */}
      {intent === null && (
        <Button variant="quiet" aria-label={messages.dropWhat(kind)} onClick={handleDiscard}>
          {messages.drop}
        </Button>
      )}
      <Button
        aria-label={messages.goOnWhat(label, kind)}
        onClick={() => void navigate(href(booksFrom[accountType], { id: id ?? undefined }))}
      >
        {label}
      </Button>
    </DraftCard>
  );
}
