import { useNavigate } from 'react-router-dom';
import { appointmentList } from '@/api/endpoints/appointment';
import type { AccountType } from '@/domain/account';
import { booksFrom, draftNamed, isBegun } from '@/domain/bookings/booking';
import { href } from '@/domain/href';
import { formatCoins, parseAmount } from '@/domain/money';
import { centreMessages } from '@/messages/centre';
import { transferMessages } from '@/messages/transfers';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { bookingSettled, useBookingDrafts, type BookingWriting } from '@/state/booking-drafts';
import { notify } from '@/state/notifications';
import { useSession } from '@/state/session';
import { Button } from '@/ui/forms/button';
import { LeftCard } from './left-card';

/** Bookings that were begun or changed and never saved, those of both accounts: each waits here until it is booked or dropped. */
export function LeftBookings() {
  const isWallet = useSession(({ sysType }) => sysType === 'WALLET');
  const drafts = useBookingDrafts((state) => state.drafts);
  const begun = Object.entries(drafts).filter(([, { draft, intent }]) => intent !== null || isBegun(draft));
  const named = begun.map(([name, writing]) => ({ name, writing, of: draftNamed(name) }));
  const isChanging = named.some(({ of }) => 'id' in of);
  const personal =
    useEndpoint(
      appointmentList,
      { accountType: 0 },
      { quiet: true, enabled: isChanging, select: (data) => data.bookings },
    ).data ?? [];
  const team =
    useEndpoint(
      appointmentList,
      { accountType: 1 },
      { quiet: true, enabled: isChanging && !isWallet, select: (data) => data.bookings },
    ).data ?? [];
  // A booking that is over by now is changed no more.
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
    return <LeftBooking key={name} name={name} writing={writing} accountType={accountType} id={id} />;
  });
}

interface LeftBookingProps {
  name: string;
  writing: BookingWriting;
  accountType: AccountType;
  /** The booking that is changed; null for a new one. */
  id: string | null;
}

function LeftBooking({ name, writing: { draft, intent }, accountType, id }: LeftBookingProps) {
  const messages = useMessages(centreMessages);
  const transfers = useMessages(transferMessages);
  const navigate = useNavigate();
  const amount = parseAmount(draft.money);
  const names = draft.transferList.map((each) => each.name);
  const who = names.length === 0 ? messages.nobody : transfers.names(names);
  const [kind] = messages.kinds[accountType === 0 ? 'schedule' : 'scheduleReward'];
  const drop = () => {
    bookingSettled(name);
    notify(messages.dropped);
  };
  const way = intent !== null ? messages.see : id === null ? messages.goOnBooking : messages.goOnChange;
  return (
    <LeftCard
      title={id === null ? messages.bookingTitle : messages.changeTitle}
      names={names}
      description={
        amount.ok ? messages.draftPeople(who, formatCoins(amount.amount)) : messages.draftNoAmount(who)
      }
      note={`${kind} · ${intent === null ? draft.text : messages.unanswered}`}
    >
      {/* What was sent and has no answer yet keeps its key until its fate is known. */}
      {intent === null && (
        <Button variant="quiet" aria-label={messages.dropWhat(kind)} onClick={drop}>
          {messages.drop}
        </Button>
      )}
      <Button
        aria-label={messages.goOnWhat(way, kind)}
        onClick={() => void navigate(href(booksFrom[accountType], { id: id ?? undefined }))}
      >
        {way}
      </Button>
    </LeftCard>
  );
}
