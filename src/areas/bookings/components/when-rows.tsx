import { dayRuleOf, recurrenceOf, takesLunar, type BookingDraft } from '@/domain/bookings/booking';
import { fixesDay, nextOccurrence } from '@/domain/bookings/schedule';
import { daysLater, fromMoment, type Day } from '@/domain/business-time';
import { bookingMessages } from '@/messages/areas/bookings';
import { useMessages } from '@/messages/language';
import type { Booking, BookingTag } from '@/queries/bookings';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { ControlRow, FormRow, SwitchRow } from '@/ui/forms/form-row';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { firstDayText, longDay, monthText } from '../describe';
import { LunarRows } from './lunar-rows';

const DateSheet = lazyComponent('date-sheet', () => import('@/ui/library/date-sheet'));

/** How far ahead a day can be chosen, in days: five years. */
const maxDaysAhead = 5 * 366;

interface WhenRowsProps {
  draft: BookingDraft;
  tag: BookingTag;
  /** The day of the occasion for each recipient; undefined while it is loading. */
  days: Booking['recipients'] | undefined;
  /** The first day whose run is still to come; earlier days cannot be chosen. */
  firstDay: Day;
  /** About the day; null while there is nothing to say. */
  validationError: string | null;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onChange: (part: Partial<BookingDraft>) => void;
}

/** The day and the recurrence of a gift, read-only where the tag fixes them. */
export function WhenRows({ draft, tag, days, firstDay, onChange, ...dateSheet }: WhenRowsProps) {
  const messages = useMessages(bookingMessages);
  const every = recurrenceOf(draft, tag);
  const { lunar, workingDay } = dayRuleOf(draft, tag);
  const isFixed = fixesDay(tag.occasion);
  const next = (days ?? [])
    .flatMap(({ anchor, days: own }) =>
      !isFixed && own === undefined ? [] : (nextOccurrence({ anchor, every, days: own }, firstDay) ?? []),
    )
    .sort();
  const [first] = next;
  return (
    <>
      {takesLunar(tag) && <LunarRows draft={draft} tag={tag} firstDay={firstDay} onChange={onChange} />}
      {!isFixed && lunar === null && (
        <DateRow
          date={draft.date}
          firstDay={firstDay}
          onChange={(date) => onChange({ date })}
          {...dateSheet}
        />
      )}
      {!isFixed &&
        (tag.every === 'once' || lunar !== null ? (
          <FormRow label={messages.repeat} value={messages.every[every]} />
        ) : (
          <ControlRow label={messages.repeat}>
            <ChoiceRow
              label={messages.repeat}
              variant="segment"
              choices={[
                ['yearly', messages.every.yearly],
                ['monthly', messages.every.monthly],
              ]}
              current={draft.every}
              onChange={(chosen) => onChange({ every: chosen })}
            />
          </ControlRow>
        ))}
      <SwitchRow
        label={messages.onWorkingDay}
        note={workingDay ? messages.workingDayRule : messages.workingDayNote}
        checked={draft.workingDay}
        onChange={(isOn) => onChange({ workingDay: isOn })}
      />
      {(isFixed || lunar !== null || workingDay) && (
        <FormRow
          label={messages.firstDay}
          value={first === undefined ? messages.daysLater : firstDayText(first, new Set(next).size, messages)}
        />
      )}
    </>
  );
}

interface DateRowProps extends Pick<WhenRowsProps, 'validationError' | 'isOpen' | 'onOpen'> {
  date: string;
  firstDay: Day;
  onChange: (day: Day) => void;
}

function DateRow({ date, firstDay, validationError, isOpen, onOpen, onChange }: DateRowProps) {
  const messages = useMessages(bookingMessages);
  const isDay = Number.isFinite(fromMoment(date));
  const close = () => onOpen(false);
  return (
    <>
      <FormRow
        label={messages.date}
        value={isDay ? longDay(date, messages) : messages.chooseDate}
        {...(validationError === null ? {} : { note: validationError })}
        onOpen={() => onOpen(true)}
      />
      {isOpen && (
        <DateSheet
          title={messages.date}
          value={date}
          first={firstDay}
          last={daysLater(firstDay, maxDaysAhead)}
          monthText={(month) => monthText(month, messages)}
          dayText={(day) => longDay(day, messages)}
          onPick={(day) => {
            close();
            onChange(day);
          }}
          onClose={close}
        />
      )}
    </>
  );
}
