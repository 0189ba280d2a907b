import { byGatewayClock } from '@/api/clock';
import { toClock } from '@/domain/business-time';
import { useSheet } from '@/flows/navigation/use-sheet';
import { useMessages } from '@/messages/language';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Icon } from '@/ui/media/icon';
import type { Trip } from '../endpoints/taxi-ride';
import { taxiRideMessages } from '../messages';
import { isUnderWay } from '../rules/trip-state';
import { useSeconds } from '../use-seconds';
import { RideFrame } from './ride-frame';
import { SafetySheet } from './safety-sheet';
import { TripPanel } from './trips/trip-panel';
import { TripScene } from './trips/trip-scene';

interface RunningRideProps {
  trip: Trip;
  /** Since when no answer has come, by the phone's clock in ms; null while answers come. */
  lastSeen: number | null;
  /** A header stands above the map. */
  below: boolean;
  onRefresh: () => void;
  onLeave: () => void;
}

/** A trip on its map, from its booking to its end. */
export function RunningRide({ trip, lastSeen, below, onRefresh, onLeave }: RunningRideProps) {
  const messages = useMessages(taxiRideMessages);
  const safety = useSheet('safety');
  // Without an answer the place of the car is unknown: it stays where it was last.
  const moves = isUnderWay(trip.state) && lastSeen === null;
  const ticking = useSeconds(moves);
  const now = lastSeen === null ? ticking : byGatewayClock(lastSeen);
  return (
    <RideFrame
      map={<TripScene trip={trip} now={now} />}
      corner={
        <button type="button" onClick={safety.open}>
          <Icon name="shield" size={18} />
          {messages.safety}
        </button>
      }
      label={messages.status[trip.state]}
      below={below}
    >
      {lastSeen !== null && (
        <NoticeBar tone="warning" alarming action={{ label: messages.refresh, onClick: onRefresh }}>
          {messages.lastSeen(toClock(now))}
        </NoticeBar>
      )}
      <TripPanel trip={trip} now={now} onLeave={onLeave} />
      {safety.isOpen && <SafetySheet id={trip.id} driver={trip.driver} onClose={safety.close} />}
    </RideFrame>
  );
}
