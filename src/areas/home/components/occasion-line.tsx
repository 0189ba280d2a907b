import { gatewayNow } from '@/api/clock';
import { draftName, emptyBooking } from '@/domain/bookings/booking';
import { toDay } from '@/domain/business-time';
import { href } from '@/domain/href';
import { useMessages } from '@/messages/language';
import { bookingWritten } from '@/state/booking-drafts';
import { recipientsChosen } from '@/state/transfer-draft';
import { dayText } from '../day-text';
import { homeTodayMessages } from '../messages';
import type { OccasionToday, TodayItem } from '../rules/today';
import { TodayLine } from './today-line';

/** Colleagues with an occasion this week: one of today leads to a transfer, a later one to a booking; people who are booked need no action. */
export function OccasionLine({ item: { people, day } }: { item: Extract<TodayItem, { kind: 'occasions' }> }) {
  const messages = useMessages(homeTodayMessages);
  const [first] = people;
  if (first === undefined) return null;
  const unbooked = people.filter(({ booked }) => !booked);
  const names = namesOf(people);
  const title =
    people.length === 1
      ? (first.occasion === 'birthday' ? messages.birthdayOf : messages.onboardingOf)(
          first.shownName,
          dayText(day, messages),
        )
      : people.every(({ occasion }) => occasion === 'birthday')
        ? messages.birthdays(names.length)
        : messages.occasions(names.length);
  return (
    <TodayLine
      icon="gift"
      people={names}
      title={title}
      description={unbooked.length === 0 ? messages.bookedLine : messages.occasionLine}
      action={
        unbooked.length === 0
          ? { label: messages.see, to: href('/orderreward1') }
          : { label: messages.bless, ...blessingLink(unbooked) }
      }
    />
  );
}

/** Leads to a transfer for the people of today, else to a booking for the next occasion; a click prepares its draft. */
function blessingLink(people: readonly OccasionToday[]): { to: string; onClick: () => void } {
  const today = people.filter(({ day }) => day === toDay(gatewayNow()));
  const [next] = people;
  if (today.length > 0 || next === undefined)
    return { to: href('/transfer1'), onClick: () => recipientsChosen(today.map(toRecipient)) };
  const sameOccasion = people.filter(({ occasion }) => occasion === next.occasion);
  return {
    to: href('/transfer3'),
    onClick: () =>
      bookingWritten(draftName(0, null), { ...emptyBooking, transferList: sameOccasion.map(toRecipient) }),
  };
}

/** Each colleague once, as a birthday and an anniversary can be in the same week. */
function namesOf(people: readonly OccasionToday[]): string[] {
  return [...new Map(people.map(({ usercode, name }) => [usercode, name])).values()];
}

function toRecipient({ usercode, name, department, jobNumber }: OccasionToday) {
  return { usercode, name, department, jobNumber };
}
