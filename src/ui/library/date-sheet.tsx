import { useState } from 'react';
import { dayInMonth, fromMoment, monthOf, type Day, type Month } from '@/domain/business-time';
import { kitMessages } from '@/messages/kit';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { MonthTurns } from '@/ui/forms/month-turns';
import { Inline } from '@/ui/layout/box';
import { Sheet } from '@/ui/overlays/sheet';
import { Title } from '@/ui/text/text';
import { DayButton, dayWithin, MonthDays } from './month-days';

interface DateSheetProps {
  title: string;
  /** The current day; an invalid one selects the first day. */
  value: string;
  /** The first and the last day that can be chosen. */
  first: Day;
  last: Day;
  /** The formatted month, and the label of a day. */
  monthText: (month: Month) => string;
  dayText: (day: Day) => string;
  onPick: (day: Day) => void;
  onClose: () => void;
}

/** A sheet with a calendar to choose a day. */
export default function DateSheet({
  title,
  value,
  first,
  last,
  monthText,
  dayText,
  onPick,
  onClose,
}: DateSheetProps) {
  const messages = useMessages(kitMessages);
  const [chosen, setChosen] = useState(() =>
    dayWithin(Number.isFinite(fromMoment(value)) ? value : first, first, last),
  );
  const month = monthOf(chosen);
  const handleTurn = (other: Month) =>
    setChosen(dayWithin(dayInMonth(other, Number(chosen.slice(8))), first, last));
  return (
    <Sheet title={title} onClose={onClose}>
      <Inline align="baseline" justify="between">
        <Title as="h3">{monthText(month)}</Title>
        <MonthTurns month={month} first={first} last={last} onTurn={handleTurn} />
      </Inline>
      <MonthDays
        label={monthText(month)}
        chosen={chosen}
        first={first}
        last={last}
        onChoose={setChosen}
        onTurn={handleTurn}
        renderDay={(day) => <DayButton day={day} isChosen={day === chosen} aria-label={dayText(day)} />}
      />
      <Button block onClick={() => onPick(chosen)}>
        {messages.confirm}
      </Button>
    </Sheet>
  );
}
