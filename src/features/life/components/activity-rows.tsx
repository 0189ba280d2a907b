import type { Activity } from '@/api/endpoints/activity';
import { formatCount } from '@/domain/money';
import { periodTime, type PeriodState } from '@/domain/period';
import { Picture } from '@/flows/picture/picture';
import { lifeMessages } from '@/messages/life';
import { useMessages } from '@/messages/language';
import { ListSection } from '@/ui/lists/list-section';
import { Tag } from '@/ui/feedback/tag';
import { ActivityLink } from './activity-link';
import styles from './activity-rows.module.css';

const tones = { running: 'success', soon: 'gold', over: 'plain' } as const;

interface ActivityRowsProps {
  groups: readonly (readonly [state: PeriodState, activities: readonly Activity[]])[];
  /** The gateway's time, ms. */
  now: number;
}

/** Activities as rows, grouped by their current state. */
export function ActivityRows({ groups, now }: ActivityRowsProps) {
  const messages = useMessages(lifeMessages);
  return groups.map(([state, activities]) => (
    <ListSection key={state} title={messages.states[state]} aside={String(activities.length)}>
      <ul>
        {activities.map((activity) => (
          <li key={activity.id} className={styles.item}>
            <ActivityLink activity={activity} className={styles.row}>
              <span className={styles.texts}>
                <span className={styles.title}>{activity.title}</span>
                {activity.line !== '' && <span className={styles.line}>{activity.line}</span>}
                <span className={styles.facts}>
                  <Tag tone={tones[state]}>{messages.states[state]}</Tag>
                  <span>{messages.time(periodTime(activity, now))}</span>
                  {activity.joined > 0 && <span>{messages.joined(formatCount(activity.joined))}</span>}
                </span>
              </span>
              <span className={styles.picture} data-over={state === 'over'}>
                <Picture src={activity.picture} width={96} height={72} icon="pennant" />
              </span>
            </ActivityLink>
          </li>
        ))}
      </ul>
    </ListSection>
  ));
}
