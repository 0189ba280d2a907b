import type { Activity } from '@/api/endpoints/activity';
import type { Recommendation } from '@/domain/activities/recommend';
import { ActivityLink } from '@/flows/activities/activity-link';
import { activityMessages } from '@/messages/areas/activities';
import { useMessages } from '@/messages/language';
import { Picture } from '@/ui/media/picture';
import { Note } from '@/ui/text/text';
import { ActivityStateLine } from './activity-state-line';
import styles from './lead-activity.module.css';

const pictureHeight = 148;
interface LeadActivityProps extends Recommendation<Activity> {
  /** The gateway's time, ms. */
  now: number;
}

/** The activity that suits the person best, as a card with its reason on the picture. */
export function LeadActivity({ activity, reason, now }: LeadActivityProps) {
  const messages = useMessages(activityMessages);
  return (
    <section aria-label={messages.leadLabel}>
      <ActivityLink activity={activity} className={styles.card}>
        <Picture src={activity.picture} height={pictureHeight} icon="pennant" />
        <span className={styles.reason}>{messages.reason(reason)}</span>
        <span className={styles.texts}>
          <b className={styles.title}>{activity.title}</b>
          {activity.line !== '' && (
            <Note as="span" marginTop={0.5}>
              {activity.line}
            </Note>
          )}
          <ActivityStateLine activity={activity} now={now} />
        </span>
      </ActivityLink>
    </section>
  );
}
