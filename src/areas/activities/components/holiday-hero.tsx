import { gatewayNow } from '@/api/clock';
import type { HolidayTime } from '@/domain/activities/holiday';
import { fromMoment, startOf } from '@/domain/business-time';
import { useMessages } from '@/messages/language';
import { Stack } from '@/ui/layout/box';
import { Text } from '@/ui/text/text';
import { holidayMessages } from '../messages';
import { HolidayCountdown } from './holiday-countdown';
import { HolidayScene } from './scene/holiday-scene';
import styles from './holiday-hero.module.css';

interface HolidayHeroProps {
  holiday: HolidayTime;
  /** Of all holidays on the day. */
  name: string;
}

/** The picture of a holiday with its words, and the time until it begins; on the day a greeting instead. */
export function HolidayHero({ holiday, name }: HolidayHeroProps) {
  const messages = useMessages(holidayMessages);
  const [first] = holiday.names;
  const { slogan, description: line, wish } = messages.holidays[first];
  const greetings = holiday.names.map((each) => messages.holidays[each].greeting);
  const starts = fromMoment(holiday.day);
  return (
    <div className={styles.hero}>
      <div className={styles.picture}>
        <HolidayScene name={first} />
      </div>
      <p className={styles.words}>
        <span className={styles.slogan}>{slogan}</span>
        <span className={styles.line}>{line}</span>
      </p>
      <div className={styles.bar}>
        {holiday.isToday ? (
          <>
            <b className={styles.greeting}>{messages.joinNames(greetings)}</b>
            <span className={styles.day}>{wish}</span>
          </>
        ) : (
          <>
            <Stack as="span" marginRight={3}>
              <Text as="b" weight="bold">
                {messages.until(name)}
              </Text>
              <span className={styles.day}>
                <DayText holiday={holiday} />
              </span>
            </Stack>
            <HolidayCountdown key={starts} until={starts} clock={gatewayNow} name={name} />
          </>
        )}
      </div>
    </div>
  );
}

function DayText({ holiday: { day: on, daysOff } }: { holiday: HolidayTime }) {
  const messages = useMessages(holidayMessages);
  const day = messages.day(startOf(on));
  return daysOff === null ? day : messages.withDaysOff(day, daysOff);
}
