import { useState } from 'react';
import { festivalOn, festivals, lunarDateOf, toLunarDate, type Festival } from '@/domain/bookings/day-rule';
import { daysLater, type Day } from '@/domain/business-time';
import { bookingMessages } from '@/messages/areas/bookings';
import { useMessages } from '@/messages/language';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Button } from '@/ui/forms/button';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { SelectField } from '@/ui/forms/select-field';
import { Grid } from '@/ui/layout/box';
import { Sheet } from '@/ui/overlays/sheet';
import { Note } from '@/ui/text/text';
import { longDay } from '../describe';
import { useCalendar } from '../use-calendar';
import styles from './lunar-sheet.module.css';

/** The days to come that are shown, and how far ahead these are looked for. */
const daysShown = 3;
const fourYears = 4 * 366;

const months = Array.from({ length: 12 }, (_, index) => index + 1);
const dates = Array.from({ length: 30 }, (_, index) => index + 1);
const names = Object.keys(festivals) as Festival[];

interface LunarSheetProps {
  /** A lunar date; empty before one is chosen. */
  value: string;
  /** Festivals are no suggestion then. */
  isBirthday: boolean;
  firstDay: Day;
  onPick: (lunar: string) => void;
  onClose: () => void;
}

/** Chooses a day of the Chinese calendar, and shows on which days of the ordinary one it falls. */
export default function LunarSheet({ value, isBirthday, firstDay, onPick, onClose }: LunarSheetProps) {
  const messages = useMessages(bookingMessages);
  const [lunar, setLunar] = useState(value === '' ? festivals.spring : value);
  const { calendar, isError, retry } = useCalendar(true);
  const { month, day } = lunarDateOf(lunar);
  const days = calendar?.floatingDays(
    { anchor: firstDay, every: 'yearly' },
    { lunar, workingDay: false },
    firstDay,
    daysLater(firstDay, fourYears),
  );
  return (
    <Sheet title={messages.chooseLunar} onClose={onClose}>
      {!isBirthday && (
        <ChoiceRow
          label={messages.festival}
          choices={names.map((name) => [name, messages.festivals[name]] as const)}
          current={festivalOn(lunar) ?? ('' as Festival)}
          onChange={(name) => setLunar(festivals[name])}
        />
      )}
      <Grid marginY={3} gap={3} columns={2}>
        <SelectField
          label={messages.lunarMonth}
          value={String(month)}
          options={months.map((each) => [String(each), messages.lunarMonths(each)] as const)}
          onChange={(chosen) => setLunar(toLunarDate(Number(chosen), day))}
        />
        <SelectField
          label={messages.lunarDayOfMonth}
          value={String(day)}
          options={dates.map((each) => [String(each), messages.lunarDays(each)] as const)}
          onChange={(chosen) => setLunar(toLunarDate(month, Number(chosen)))}
        />
      </Grid>
      <div className={styles.days} role="status">
        {days?.slice(0, daysShown).map((each) => (
          <p key={each}>{longDay(each, messages)}</p>
        ))}
        {calendar === null && !isError && <p>{messages.loading}</p>}
      </div>
      {isError && (
        <NoticeBar tone="warning" alarming action={{ label: messages.again, onClick: retry }}>
          {messages.daysFailed}
        </NoticeBar>
      )}
      <Note marginTop={2} marginBottom={3}>
        {messages.lunarNote}
      </Note>
      <Button block onClick={() => onPick(lunar)}>
        {messages.keypadDone}
      </Button>
    </Sheet>
  );
}
