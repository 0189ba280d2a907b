import type { Trip } from '@/areas/taxi/endpoints/taxi-ride';
import { tripMessages } from '@/areas/taxi/messages';
import { kilometresText } from '@/areas/taxi/ride-text';
import { drivenBy } from '@/areas/taxi/rules/driven';
import { isUnderWay } from '@/areas/taxi/rules/trip-state';
import { formatCoins } from '@/domain/money';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { Tag } from '@/ui/feedback/tag';
import { Stack, Surface } from '@/ui/layout/box';
import { Money } from '@/ui/money/money';
import { Note, Title } from '@/ui/text/text';
import { TripMap } from '../map/trip-map';
import { TripRoute } from './trip-route';
import styles from './trip-head.module.css';

/** A trip on its map, with its price, day, length and both ends. */
export function TripHead({ trip }: { trip: Trip }) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(tripMessages);
  const { state, from, to, when, fare, estimate, cancelFee, owed, at, metres, minutes } = trip;
  const money = formatCoins(moneyOf(trip));
  const driven = fare === null ? { metres, minutes } : drivenBy(fare, metres);
  const day = messages.day(at.started ?? when ?? at.ordered);
  const isOff = state === 'cancelled' || state === 'no-driver';
  return (
    <Surface as="section" overflow="hidden" marginBottom={3} radius="xl" shadow={2}>
      <TripMap from={from} to={to} stage={fare === null ? 'plan' : 'over'} metres={driven.metres} flat />
      <div className={styles.content}>
        <div className={styles.sum}>
          <Stack align="start" minWidth={0}>
            {isUnderWay(state) && <Note>{messages.estimate}</Note>}
            {cancelFee > 0 && <Note>{messages.cancelFee}</Note>}
            {isOff && cancelFee === 0 ? (
              <Title as="p" size="title">
                {messages.cancelledFree}
              </Title>
            ) : (
              <Money text={money} accessibleText={messages.coins(money)} size="large" />
            )}
            <Note>{messages.facts(day, kilometresText(driven.metres), driven.minutes)}</Note>
          </Stack>
          <Tag tone={owed > 0 ? 'warning' : isUnderWay(state) ? 'primary' : isOff ? 'plain' : 'success'}>
            {messages.states[state]}
          </Tag>
        </div>
        <TripRoute
          from={from}
          to={to}
          began={at.started === null ? '' : formatMoment(at.started, 'clock')}
          ended={at.finished === null ? '' : formatMoment(at.finished, 'clock')}
        />
      </div>
    </Surface>
  );

  function moneyOf({ state: now }: Trip) {
    return now === 'cancelled' ? cancelFee : (fare ?? estimate).total;
  }
}
