import { gatewayNow } from '@/api/clock';
import type { Activity } from '@/api/endpoints/activity';
import { fromMoment } from '@/domain/business-time';
import { periodState, periodTime } from '@/domain/period';
import { reminderTime } from '@/domain/reminders';
import { RemindButton } from '@/flows/reminders/remind-button';
import { activityMessages } from '@/messages/areas/activities';
import { useMessages } from '@/messages/language';
import { Countdown } from '@/ui/feedback/countdown';
import { Tag } from '@/ui/feedback/tag';
import { Box, Inline, Surface } from '@/ui/layout/box';
import { Picture } from '@/ui/media/picture';
import { Note, Text } from '@/ui/text/text';
import { readAgain } from '../read-again';
import styles from './activity-head.module.css';

const pictureHeight = 150;
const tones = { running: 'success', soon: 'gold', over: 'plain' } as const;

/** The picture of an activity with its title and the time until it starts or ends. */
export function ActivityHead({ activity, now }: { activity: Activity; now: number }) {
  const messages = useMessages(activityMessages);
  const { id, title, line, category, startsAt, endsAt, picture, isReminded } = activity;
  const state = periodState(activity, now);
  const until = fromMoment(state === 'soon' ? startsAt : endsAt);
  return (
    <Surface as="section" overflow="hidden">
      <div className={styles.picture} data-over={state === 'over'}>
        <Picture src={picture} height={pictureHeight} icon="pennant" />
      </div>
      <Box padding={4}>
        <h2 className={styles.title}>{title}</h2>
        {line !== '' && (
          <Text as="p" marginTop={1} tone="secondary">
            {line}
          </Text>
        )}
        <Box as="p" marginTop={2} className={styles.tags}>
          <Tag tone={tones[state]}>{messages.states[state]}</Tag>
          <Tag>{messages.categories[category]}</Tag>
        </Box>
        {state === 'over' ? (
          <Text as="p" marginTop={3} tone="secondary">
            {messages.time(periodTime(activity, now))}
          </Text>
        ) : (
          <Inline wrap minHeight="tap" marginTop={2}>
            <Note as="span" marginRight={2}>
              {state === 'soon' ? messages.untilStart : messages.untilEnd}
            </Note>
            <Countdown key={until} until={until} clock={gatewayNow} live={state === 'running'} />
            {now < reminderTime(fromMoment(startsAt)) && (
              <span className={styles.remind}>
                <RemindButton
                  about="activity"
                  id={id}
                  title={title}
                  isSet={isReminded}
                  onChange={readAgain}
                />
              </span>
            )}
          </Inline>
        )}
      </Box>
    </Surface>
  );
}
