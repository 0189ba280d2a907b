import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Trip } from '@/areas/taxi/endpoints/taxi-ride';
import { taxiRideMessages } from '@/areas/taxi/messages';
import { hasDriver, isUnderWay } from '@/areas/taxi/rules/trip-state';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { Inline } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { FareSheet } from '../fare-sheet';
import { CancelTrip } from './cancel-trip';
import { DriverCard } from './driver-card';
import { PayTrip } from './pay-trip';
import { ShareTrip } from './share-trip';
import { TripStatus } from './trip-status';
import styles from './trip-panel.module.css';

interface TripPanelProps {
  trip: Trip;
  /** ms. */
  now: number;
  /** Lets go of a trip that ended. */
  onLeave: () => void;
}

/** All about a trip in its state, with what the rider may do now. */
export function TripPanel({ trip, now, onLeave }: TripPanelProps) {
  const messages = useMessages(taxiRideMessages);
  const [isPriceShown, setPriceShown] = useState(false);
  const { id, state, driver, kind, estimate, fare, owed, order } = trip;
  const price = fare ?? estimate;
  const isOpen = isUnderWay(state);
  return (
    <>
      <TripStatus trip={trip} now={now} />
      {driver !== null && hasDriver(state) && <DriverCard driver={driver} kind={kind} />}
      {(isOpen || fare !== null) && (
        <button type="button" className={styles.price} onClick={() => setPriceShown(true)}>
          <span className={styles.sum}>
            {fare === null ? messages.estimate : messages.actual}
            <span className={styles.digits}>{formatCoins(price.total)}</span>
            {messages.unit}
          </span>
          <span className={styles.split}>
            {price.rule === null
              ? messages.alone
              : messages.split(formatCoins(price.company), formatCoins(price.own))}
          </span>
          <Icon name="forward" size={14} />
        </button>
      )}
      <div className={styles.actions}>
        {owed > 0 && order !== null && <PayTrip trip={trip} order={order} />}
        {isOpen && (
          <div className={styles.ways}>
            <CancelTrip trip={trip} now={now} />
            {driver !== null && hasDriver(state) && <ShareTrip id={id} main />}
          </div>
        )}
        {!isOpen && owed === 0 && (
          <Button block onClick={onLeave}>
            {messages.again}
          </Button>
        )}
        {!isOpen && (
          <Inline
            as={Link}
            minHeight="tap"
            justify="center"
            tone="secondary"
            to={href('/didiOrderDetail', { id })}
          >
            {messages.detail}
          </Inline>
        )}
      </div>
      {isPriceShown && <FareSheet fare={price} onClose={() => setPriceShown(false)} />}
    </>
  );
}
