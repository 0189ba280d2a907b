import { formatCoins, formatCount } from '@/domain/money';
import type { PointsOffer } from '@/domain/orders/points-offer';
import { pointsAndCoinsMessages } from '@/messages/areas/points-and-coins';
import { useMessages } from '@/messages/language';
import { FormRow, SwitchRow } from '@/ui/forms/form-row';

export interface PointsRowProps {
  /** The points that the person has; below 0 they are owed. */
  points: number;
  /** Null where they are too few. */
  offer: PointsOffer | null;
  usesPoints: boolean;
  onUsePoints: (usesPoints: boolean) => void;
}

/** Lets points pay a part of an order, or says why they cannot. */
export function PointsRow({ points, offer, usesPoints, onUsePoints }: PointsRowProps) {
  const messages = useMessages(pointsAndCoinsMessages);
  return offer === null ? (
    <FormRow
      label={messages.points}
      note={points < 0 ? messages.pointsOwed(formatCount(-points)) : messages.pointsTooFew}
    />
  ) : (
    <SwitchRow
      label={messages.points}
      note={messages.pointsLine(formatCount(offer.points), formatCoins(offer.money))}
      checked={usesPoints}
      onChange={onUsePoints}
    />
  );
}
