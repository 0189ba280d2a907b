import { useState } from 'react';
import { gatewayNow } from '@/api/clock';
import { dayOf, daysLater, fromMoment, toClock, toDay, toMoment } from '@/domain/business-time';
import { useMessages } from '@/messages/language';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { taxiRideMessages } from '../messages';
import { dayText } from '../ride-text';
import { latestDays, rideTimes } from '../rules/ride-time';
import { rideTimeChosen } from '../state/taxi-route';

const WheelSheet = lazyComponent('wheel-sheet', () => import('@/ui/library/wheel-sheet'));
const nowDay = 'now';

interface TimeSheetProps {
  /** The chosen moment; empty for now. */
  at: string;
  onClose: () => void;
}

/** Chooses when a ride begins: now, or a moment of the coming days. */
export function TimeSheet({ at, onClose }: TimeSheetProps) {
  const messages = useMessages(taxiRideMessages);
  const [now] = useState(gatewayNow);
  const today = toDay(now);
  const days = Array.from({ length: latestDays + 1 }, (_, index) => daysLater(today, index)).filter(
    (day) => rideTimes(fromMoment(day), now).length > 0,
  );
  const slotsFor = ([day = nowDay]: readonly string[]) => [
    {
      label: messages.dayWheel,
      options: [
        [nowDay, messages.now] as const,
        ...days.map((each) => [each, dayText(fromMoment(each), now, messages)] as const),
      ],
    },
    {
      label: messages.timeWheel,
      options:
        day === nowDay
          ? [['', messages.nowTime] as const]
          : rideTimes(fromMoment(day), now).map((time) => [toMoment(time), toClock(time)] as const),
    },
  ];
  return (
    <WheelSheet
      title={messages.leaveTime}
      slots={slotsFor}
      values={at === '' ? [nowDay, ''] : [dayOf(at), at]}
      onPick={([, time = '']) => {
        rideTimeChosen(time);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
