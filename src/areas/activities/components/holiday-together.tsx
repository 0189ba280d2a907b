import type { Activity } from '@/api/endpoints/activity';
import type { ActivityCategory } from '@/domain/activities/activity';
import { fromMoment } from '@/domain/business-time';
import { periodTime } from '@/domain/period';
import { reminderTime } from '@/domain/reminders';
import { ActivityLink } from '@/flows/activities/activity-link';
import { useNow } from '@/flows/clock/use-now';
import { RemindButton } from '@/flows/reminders/remind-button';
import { activityMessages } from '@/messages/areas/activities';
import { useMessages } from '@/messages/language';
import { Stack } from '@/ui/layout/box';
import { IconTile } from '@/ui/media/icon-tile';
import { Caption, Text, Title } from '@/ui/text/text';
import { holidayMessages } from '../messages';
import { readAgain } from '../read-again';
import { signUpPeriods } from '../sign-up-periods';
import styles from './holiday-parts.module.css';

const icons: Readonly<Record<ActivityCategory, string>> = {
  festival: 'gift',
  welfare: 'redpacket',
  health: 'pennant',
  learning: 'quiz',
  family: 'life',
  community: 'all',
};

/** The activities of a holiday, each with a reminder until it is about to start. */
export function HolidayTogether({ activities }: { activities: readonly Activity[] }) {
  const messages = useMessages(holidayMessages);
  const times = useMessages(activityMessages);
  const now = useNow(activities.flatMap(signUpPeriods));
  if (activities.length === 0) return null;
  return (
    <section>
      <div className={styles.head}>
        <Title>{messages.together}</Title>
      </div>
      <ul className={styles.rows}>
        {activities.map((activity) => {
          const { id, title, line, category, startsAt, isReminded } = activity;
          return (
            <li key={id} className={styles.row}>
              <ActivityLink activity={activity} className={styles.link}>
                <IconTile icon={icons[category]} marginRight={3} />
                <Stack as="span" minWidth={0}>
                  <Text weight="medium">{title}</Text>
                  <Caption as="span">
                    {messages.activityLine(times.time(periodTime(activity, now)), line)}
                  </Caption>
                </Stack>
              </ActivityLink>
              {now < reminderTime(fromMoment(startsAt)) && (
                <RemindButton
                  about="activity"
                  id={id}
                  title={title}
                  isSet={isReminded}
                  onChange={readAgain}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
