import type { ActivityDetail } from '@/api/endpoints/activity';
import { placesLeft } from '@/domain/activities/sign-up';
import { fromMoment, toDay, toMoment } from '@/domain/business-time';
import { formatCount } from '@/domain/money';
import { endMoment, periodState } from '@/domain/period';
import { activityMessages } from '@/messages/areas/activities';
import { gatewayWordMessages } from '@/messages/gateway-words';
import { useMessages } from '@/messages/language';
import { Box, Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { DescriptionList } from '@/ui/lists/description-list';
import styles from './activity-detail-list.module.css';

interface ActivityDetailListProps {
  detail: ActivityDetail;
  /** The gateway's time, ms. */
  now: number;
}

/** When and where an activity is, whom it is for, and how many places are left. */
export function ActivityDetailList({ detail, now }: ActivityDetailListProps) {
  const messages = useMessages(activityMessages);
  const { said } = useMessages(gatewayWordMessages);
  const { activity, place, audience } = detail;
  const { startsAt, endsAt, signUp, colleagues, joined } = activity;
  const period = (from: string, to: string) => {
    const [start, end] = [fromMoment(from), fromMoment(to)];
    const isOneDay = toDay(start) === toDay(end - 1);
    return (isOneDay ? messages.periodOnDay : messages.periodOfDays)(toMoment(start), endMoment(end));
  };
  const rows: [string, string][] = [[messages.when, period(startsAt, endsAt)]];
  if (place !== '') rows.push([messages.place, place]);
  if (audience !== '') rows.push([messages.audience, said(audience)]);
  if (signUp !== null) rows.push([messages.signUpPeriod, period(signUp.opensAt, signUp.closesAt)]);
  else if (activity.address === '') rows.push([messages.signUp, messages.noSignUp]);
  const capacity = signUp?.capacity ?? null;
  const left = signUp === null ? null : placesLeft(signUp);
  return (
    <Card>
      <DescriptionList rows={rows} />
      {capacity !== null && left !== null && periodState(activity, now) !== 'over' && (
        <Box marginTop={3}>
          <Inline as="p" wrap justify="between" tone="secondary" size="note" align="stretch">
            <span>{messages.places}</span>
            <span>{messages.placesOf(capacity, left)}</span>
          </Inline>
          <div className={styles.bar} aria-hidden="true">
            <i className={styles.taken} style={{ width: `${(1 - left / Math.max(1, capacity)) * 100}%` }} />
          </div>
        </Box>
      )}
      {joined !== null && joined > 0 && (
        <Inline
          as="p"
          wrap
          justify="between"
          marginTop={3}
          tone="secondary"
          size="note"
          align="stretch"
          className={styles.joined}
        >
          {messages.joined(formatCount(joined))}
          {colleagues !== null && colleagues > 0 && <span>{messages.colleagues(colleagues)}</span>}
        </Inline>
      )}
    </Card>
  );
}
