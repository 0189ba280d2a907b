import type { Activity } from '@/api/endpoints/activity';
import { formatCount } from '@/domain/money';
import { periodState, periodTime } from '@/domain/period';
import { activityMessages } from '@/messages/areas/activities';
import { useMessages } from '@/messages/language';
import { Tag } from '@/ui/feedback/tag';
import { Inline } from '@/ui/layout/box';
import styles from './activity-state-line.module.css';

const tones = { running: 'success', soon: 'gold', over: 'plain' } as const;

/** State and time of an activity, and how many take part; `now` is the gateway's time, ms. */
export function ActivityStateLine({ activity, now }: { activity: Activity; now: number }) {
  const messages = useMessages(activityMessages);
  const state = periodState(activity, now);
  return (
    <Inline as="span" wrap marginTop={1} tone="tertiary" size="caption" className={styles.facts}>
      <Tag tone={tones[state]}>{messages.states[state]}</Tag>
      <span>{messages.time(periodTime(activity, now))}</span>
      {activity.joined !== null && activity.joined > 0 && (
        <span>{messages.joined(formatCount(activity.joined))}</span>
      )}
    </Inline>
  );
}
