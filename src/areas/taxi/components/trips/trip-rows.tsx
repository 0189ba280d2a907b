import { Link } from 'react-router-dom';
import type { TripRow } from '@/areas/taxi/endpoints/taxi-trips';
import { taxiRideMessages, tripMessages } from '@/areas/taxi/messages';
import { tripGroup } from '@/areas/taxi/rules/trip-group';
import { isUnderWay } from '@/areas/taxi/rules/trip-state';
import { dayInMonth, fromMoment, startOf, toMonth, type Month } from '@/domain/business-time';
import { href } from '@/domain/href';
import type { Moment } from '@/domain/moment';
import { formatCoins } from '@/domain/money';
import { useMessages } from '@/messages/language';
import { Tag } from '@/ui/feedback/tag';
import { Inline, Surface } from '@/ui/layout/box';
import { ListHead } from '@/ui/lists/list-head';
import { Caption } from '@/ui/text/text';
import { TripRoute } from './trip-route';
import styles from './trip-rows.module.css';

/** Trips by month, after those that are under way or owed. */
export function TripRows({ trips }: { trips: readonly TripRow[] }) {
  const messages = useMessages(tripMessages);
  return sectionsOf(trips).map(({ month, rows }) => (
    <section key={month}>
      <ListHead title={month === 'open' ? messages.openTitle : monthTitle(month, messages)} />
      <ul>
        {rows.map((trip) => (
          <li key={trip.id}>
            <Row trip={trip} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Row({ trip }: { trip: TripRow }) {
  const messages = useMessages(tripMessages);
  const { kind } = useMessages(taxiRideMessages);
  const { id, state, from, to, at, money } = trip;
  const isRunning = isUnderWay(state);
  return (
    <Surface
      as={Link}
      display="block"
      marginBottom={3}
      paddingY={3}
      paddingX={4}
      tone="plain"
      className={styles.row}
      data-open={tripGroup(trip) === 'open'}
      to={isRunning ? href('/newDidiHome') : href('/didiOrderDetail', { id })}
    >
      <Inline as="span" wrap justify="between" marginBottom={1}>
        <span className={styles.when}>
          {messages.dayClock(at)} · {kind[trip.kind]}
        </span>
        <Tag tone={toneOf(trip)}>{messages.states[state]}</Tag>
      </Inline>
      <Inline as="span" wrap justify="between">
        <span className={styles.ends}>
          <TripRoute from={from} to={to} />
        </span>
        {money > 0 && (
          <span className={styles.money}>
            {isRunning && (
              <Caption as="span" tone="tertiary">
                {messages.estimate}{' '}
              </Caption>
            )}
            {state === 'cancelled' && (
              <Caption as="span" tone="tertiary">
                {messages.cancelFee}{' '}
              </Caption>
            )}
            <span className={styles.digits}>{formatCoins(money)}</span>
          </span>
        )}
      </Inline>
    </Surface>
  );
}

function toneOf(trip: TripRow) {
  const group = tripGroup(trip);
  if (group === 'open') return trip.owed > 0 ? 'warning' : 'primary';
  return group === 'done' ? 'success' : 'plain';
}

interface Section {
  /** `open`, or a month. */
  month: string;
  rows: TripRow[];
}

function sectionsOf(trips: readonly TripRow[]): readonly Section[] {
  const sections: Section[] = [];
  for (const trip of trips) {
    const month = tripGroup(trip) === 'open' ? 'open' : toMonth(fromMoment(trip.at));
    const last = sections.find((each) => each.month === month);
    if (last === undefined) sections.push({ month, rows: [trip] });
    else last.rows.push(trip);
  }
  return sections;
}

function monthTitle(month: Month, messages: { month: (at: Moment) => string }): string {
  return messages.month(startOf(dayInMonth(month, 1)));
}
