import { gatewayNow } from '@/api/clock';
import { draftName, emptyBooking } from '@/domain/bookings/booking';
import { toDay } from '@/domain/business-time';
import { href } from '@/domain/href';
import type { Matter, OccasionToday } from '@/domain/home/today';
import { homeTodayWords } from '@/messages/home-today';
import { useWords } from '@/messages/language';
import { bookingWritten } from '@/state/booking-drafts';
import { recipientsChosen } from '@/state/transfer-draft';
import { dayWord } from '../day-text';
import { TodayLine } from './today-line';

/** Colleagues whose day it is this week: given to at once today, booked for any later day; what is booked already goes out by itself. */
export function OccasionLine({
  matter: { people, day },
}: {
  matter: Extract<Matter, { kind: 'occasions' }>;
}) {
  const words = useWords(homeTodayWords);
  const [first] = people;
  if (first === undefined) return null;
  const open = people.filter(({ booked }) => !booked);
  const title =
    people.length === 1
      ? (first.occasion === 'birthday' ? words.birthdayOf : words.onboardingOf)(
          first.name,
          dayWord(day, words),
        )
      : people.every(({ occasion }) => occasion === 'birthday')
        ? words.birthdays(people.length)
        : words.occasions(people.length);
  return (
    <TodayLine
      icon="gift"
      people={people.map(({ name }) => name)}
      title={title}
      line={open.length === 0 ? words.bookedLine : words.occasionLine}
      action={
        open.length === 0
          ? { label: words.see, to: href('/orderreward1') }
          : { label: words.bless, ...wayToBless(open) }
      }
    />
  );
}

/** Today's people get a transfer at once; else a booking for the one who is next is begun. */
function wayToBless(people: readonly OccasionToday[]): { to: string; go: () => void } {
  const today = people.filter(({ day }) => day === toDay(gatewayNow()));
  const [next] = people;
  if (today.length > 0 || next === undefined)
    return { to: href('/transfer1'), go: () => recipientsChosen(today.map(asRecipient)) };
  const alike = people.filter(({ occasion }) => occasion === next.occasion);
  return {
    to: href('/transfer3'),
    go: () => bookingWritten(draftName(0, null), { ...emptyBooking, transferList: alike.map(asRecipient) }),
  };
}

function asRecipient({ usercode, name, department, jobNumber }: OccasionToday) {
  return { usercode, name, department, jobNumber };
}
