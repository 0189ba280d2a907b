import { gatewayNow } from '@/api/clock';
import type { Activity } from '@/api/endpoints/activity';
import { fromMoment } from '@/domain/business-time';
import { periodState, periodTime } from '@/domain/period';
import { reminderTime } from '@/domain/reminders';
import { Picture } from '@/ui/media/picture';
import { RemindButton } from '@/flows/reminders/remind-button';
import { activityMessages } from '@/messages/activities';
import { useMessages } from '@/messages/language';
import { Countdown } from '@/ui/feedback/countdown';
import { Tag } from '@/ui/feedback/tag';
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
    <section className={styles.head}>
      <div className={styles.picture} data-over={state === 'over'}>
        <Picture src={picture} height={pictureHeight} icon="pennant" />
      </div>
      <div className={styles.texts}>
        <h2 className={styles.title}>{title}</h2>
        {line !== '' && <p className={styles.line}>{line}</p>}
        <p className={styles.tags}>
          <Tag tone={tones[state]}>{messages.states[state]}</Tag>
          <Tag>{messages.categories[category]}</Tag>
        </p>
        {state === 'over' ? (
          <p className={styles.ended}>{messages.time(periodTime(activity, now))}</p>
        ) : (
          <div className={styles.time}>
            <span className={styles.until}>{state === 'soon' ? messages.untilStart : messages.untilEnd}</span>
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
          </div>
        )}
      </div>
    </section>
  );
}
