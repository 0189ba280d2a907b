import type { MallCoupon } from '@/api/endpoints/mall-order';
import { fromMoment, toMoment } from '@/domain/business-time';
import type { BestCoupon } from '@/domain/mall/coupon';
import type { MallPrice } from '@/domain/mall/pricing';
import { formatCoins, type Tenths } from '@/domain/money';
import { pointsOfferFor } from '@/domain/orders/points-offer';
import { couponWorthText } from '@/flows/coupons/coupon-worth-text';
import { PointsAndCoinsRows } from '@/flows/orders/points-and-coins-rows';
import { settlementMessages } from '@/messages/areas/settlement';
import { useMessages } from '@/messages/language';
import { settlementChanged, useSettlement } from '@/state/settlement';
import { FormRow } from '@/ui/forms/form-row';
import { Box } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import styles from './payment-rows.module.css';

interface PaymentRowsProps {
  used: { coupon: MallCoupon; off: Tenths; best: BestCoupon<MallCoupon> | null } | null;
  /** How many coupons the person has, whether they fit or not; null while that is not known. */
  fitting: number | null;
  coupons: { error: Error | null; refetch: () => unknown };
  price: MallPrice;
  /** The points that the person has; below 0 they are owed. */
  points: number;
  /** Null while it is unknown. */
  balance: Tenths | null;
  onChooseCoupon: () => void;
}

/** Coupon with the reason for it, points, and what the account pays. */
export function PaymentRows({
  used,
  fitting,
  coupons,
  price,
  points,
  balance,
  onChooseCoupon,
}: PaymentRowsProps) {
  const messages = useMessages(settlementMessages);
  const usesPoints = useSettlement((state) => state.usesPoints);
  return (
    <Card>
      <Box marginY={-3}>
        {coupons.error !== null ? (
          <FormRow
            label={messages.coupon}
            note={messages.couponsFailed}
            onOpen={() => void coupons.refetch()}
          />
        ) : (
          <FormRow
            label={
              used === null
                ? messages.coupon
                : `${messages.coupon} · ${couponWorthText(used.coupon, messages)}`
            }
            {...(used === null ? {} : { note: reasonText(used, messages) })}
            value={
              used === null ? (
                fitting === null ? undefined : fitting === 0 ? (
                  messages.noCoupon
                ) : (
                  messages.couponUnused
                )
              ) : (
                <span className={styles.off}>−{formatCoins(used.off)}</span>
              )
            }
            {...(fitting === null || fitting === 0 ? {} : { onOpen: onChooseCoupon })}
          />
        )}
        <PointsAndCoinsRows
          points={points}
          offer={pointsOfferFor(price.total, points)}
          usesPoints={usesPoints}
          onUsePoints={(on) => settlementChanged({ usesPoints: on })}
          coins={price.coins}
          balance={balance}
        />
      </Box>
    </Card>
  );
}

type Messages = Parameters<typeof couponWorthText>[1];

function reasonText({ coupon, best }: NonNullable<PaymentRowsProps['used']>, messages: Messages): string {
  const until = messages.day(toMoment(fromMoment(coupon.expiresAt) - 1));
  return best === null ? messages.couponChosen(until) : messages.couponReason[best.reason](best.among, until);
}
