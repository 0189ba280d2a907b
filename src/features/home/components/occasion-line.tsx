import { gatewayNow } from '@/api/clock';
import { draftName, emptyBooking } from '@/domain/bookings/booking';
import { toDay } from '@/domain/business-time';
import { href } from '@/domain/href';
import type { TodayItem, OccasionToday } from '@/domain/home/today';
import { homeTodayMessages } from '@/messages/home-today';
import { useMessages } from '@/messages/language';
import { bookingWritten } from '@/state/booking-drafts';
import { recipientsChosen } from '@/state/transfer-draft';
import { dayWord } from '../day-text';
import { TodayLine } from './today-line';

/** Colleagues whose day it is this week: given to at once today, booked for any later day; what is booked already goes out by itself. */
export function OccasionLine({ item: { people, day } }: { item: Extract<TodayItem, { kind: 'occasions' }> }) {
  const messages = useMessages(homeTodayMessages);
  const [first] = people;
  if (first === undefined) return null;
  const open = people.filter(({ booked }) => !booked);
  const title =
    people.length === 1
      ? (first.occasion === 'birthday' ? messages.birthdayOf : messages.onboardingOf)(
          first.name,
          dayWord(day, messages),
        )
      : people.every(({ occasion }) => occasion === 'birthday')
        ? messages.birthdays(people.length)
        : messages.occasions(people.length);
  return (
    <TodayLine
      icon="gift"
      people={people.map(({ name }) => name)}
      title={title}
      description={open.length === 0 ? messages.bookedLine : messages.occasionLine}
      action={
        open.length === 0
          ? { label: messages.see, to: href('/orderreward1') }
          : { label: messages.bless, ...wayToBless(open) }
      }
    />
  );
}

/** Today's people get a transfer at once; else a booking for the one who is next is begun. */
function wayToBless(people: readonly OccasionToday[]): { to: string; onClick: () => void } {
  const today = people.filter(({ day }) => day === toDay(gatewayNow()));
  const [next] = people;
  if (today.length > 0 || next === undefined)
    return { to: href('/transfer1'), onClick: () => recipientsChosen(today.map(asRecipient)) };
  const alike = people.filter(({ occasion }) => occasion === next.occasion);
  return {
    to: href('/transfer3'),
    onClick: () =>
      bookingWritten(draftName(0, null), { ...emptyBooking, transferList: alike.map(asRecipient) }),
  };
}

function asRecipient({ usercode, name, department, jobNumber }: OccasionToday) {
  return { usercode, name, department, jobNumber };
}
