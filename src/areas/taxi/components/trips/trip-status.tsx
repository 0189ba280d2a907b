import type { Trip } from '@/areas/taxi/endpoints/taxi-ride';
import { taxiRideMessages } from '@/areas/taxi/messages';
import { durationText, momentText } from '@/areas/taxi/ride-text';
import { legAt } from '@/areas/taxi/rules/leg';
import { placeLine } from '@/areas/taxi/rules/place';
import { fromMoment, toClock } from '@/domain/business-time';
import { formatCoins } from '@/domain/money';
import { useMessages } from '@/messages/language';
import { Box } from '@/ui/layout/box';
import { Caption, Note } from '@/ui/text/text';
import styles from './trip-status.module.css';

/** What is going on with a trip at `now` (ms), with the time of arrival. */
export function TripStatus({ trip, now }: { trip: Trip; now: number }) {
  const messages = useMessages(taxiRideMessages);
  const { state, leg } = trip;
  const { title, description } = textOf(trip, now, messages);
  return (
    <>
      {/* Minutes would interrupt a screen reader; the state alone is announced. */}
      <p className="visuallyHidden" role="status">
        {messages.status[state]}
      </p>
      <div className={styles.head}>
        <Box grow>
          <h2 className={styles.title}>
            {typeof title === 'string' ? (
              title
            ) : (
              <>
                {title[0]}
                <span className={styles.number}>{title[1]}</span>
                {title[2]}
              </>
            )}
          </h2>
          <Note marginTop={0.5}>{description}</Note>
        </Box>
        {leg !== null && (
          <p className={styles.expected}>
            <Caption as="span" display="block" tone="tertiary">
              {messages.expected}
            </Caption>
            <span className={styles.clock}>{toClock(fromMoment(leg.to))}</span>
          </p>
        )}
      </div>
    </>
  );
}

interface StatusText {
  /** A number between two texts stands out. */
  title: string | readonly [string, string, string];
  description: string;
}

function textOf(trip: Trip, now: number, messages: (typeof taxiRideMessages)['zh']): StatusText {
  const { state, from, to, when, leg, at, fare, owed, cancelFee } = trip;
  const door = from.detail === '' ? from.name : from.detail;
  const minutes = leg === null ? 0 : legAt(leg, now).minutes;
  const title = messages.status[state];
  switch (state) {
    case 'booked':
      return {
        title: messages.bookedFor(momentText(when ?? at.ordered, now, messages)),
        description: messages.bookedLine,
      };
    case 'waiting': {
      const waited = durationText(now - fromMoment(at.searched ?? at.ordered));
      return { title, description: messages.waited(waited) };
    }
    case 'assigned':
      return {
        title: minutes === 0 ? messages.arrivesNow : messages.arrivesIn(minutes),
        description: messages.waitThere(door),
      };
    case 'arrived-at-start':
      return { title, description: messages.arrivedLine(door) };
    case 'riding':
      return {
        title: minutes === 0 ? messages.thereNow : messages.thereIn(minutes),
        description: messages.ridingLine(placeLine(to)),
      };
    case 'to-pay':
      return {
        title: messages.toPay(formatCoins(owed)),
        description:
          fare !== null && fare.company > 0
            ? messages.toPayLine(formatCoins(fare.total), formatCoins(fare.company))
            : messages.toPayAlone(formatCoins(fare?.total ?? owed)),
      };
    case 'paid':
      return {
        title,
        description: fare === null ? '' : messages.paidLine(formatCoins(fare.own), formatCoins(fare.company)),
      };
    case 'cancelled':
      return { title, description: cancelLine(cancelFee, owed, messages) };
    case 'no-driver':
      return { title, description: messages.noDriverLine };
  }
}

function cancelLine(
  fee: Trip['cancelFee'],
  owed: Trip['owed'],
  messages: (typeof taxiRideMessages)['zh'],
): string {
  if (fee === 0) return messages.cancelledFree;
  return owed > 0 ? messages.cancelledFee(formatCoins(fee)) : messages.cancelledFeePaid(formatCoins(fee));
}
