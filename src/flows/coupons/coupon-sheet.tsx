import { gatewayNow } from '@/api/clock';
import type { MallCoupon } from '@/api/endpoints/mall-order';
import { fromMoment, toMoment } from '@/domain/business-time';
import { fittingCoupons } from '@/domain/mall/coupon';
import { formatCoins, tenths, type Tenths } from '@/domain/money';
import { settlementMessages } from '@/messages/areas/settlement';
import { useMessages } from '@/messages/language';
import { Box } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { Sheet } from '@/ui/overlays/sheet';
import { Note, Text } from '@/ui/text/text';
import { couponWorthText } from './coupon-worth-text';
import styles from './coupon-sheet.module.css';

interface CouponSheetProps {
  coupons: readonly MallCoupon[];
  /** What the goods come to. */
  goods: Tenths;
  /** Empty where none is used. */
  chosen: string;
  onChoose: (id: string) => void;
  onClose: () => void;
}

/** All coupons that a purchase takes: those that fit, most off first, then those that need more; one of them or none is chosen. */
export function CouponSheet({ coupons, goods, chosen, onChoose, onClose }: CouponSheetProps) {
  const messages = useMessages(settlementMessages);
  const fitting = fittingCoupons(coupons, goods, gatewayNow());
  const ids = new Set(fitting.map(({ coupon }) => coupon.id));
  const others = coupons.filter(({ id }) => !ids.has(id));
  return (
    <Sheet title={messages.couponTitle} onClose={onClose}>
      <ul>
        {fitting.map(({ coupon, off }) => (
          <li key={coupon.id}>
            <button
              type="button"
              className={styles.coupon}
              aria-pressed={coupon.id === chosen}
              onClick={() => onChoose(coupon.id)}
            >
              <Texts coupon={coupon} />
              <span className={styles.off}>−{formatCoins(off)}</span>
              <span className={styles.mark}>{coupon.id === chosen && <Icon name="check" size={14} />}</span>
            </button>
          </li>
        ))}
        {others.map((coupon) => (
          <li key={coupon.id} className={styles.coupon} data-unfit="true">
            <Texts coupon={coupon} />
            <Note as="span">
              {messages.couponShort(formatCoins(tenths(Math.max(0, coupon.least - goods))))}
            </Note>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={styles.coupon}
            aria-pressed={chosen === ''}
            onClick={() => onChoose('')}
          >
            <Box as="span" grow>
              {messages.couponUnused}
            </Box>
            <span className={styles.mark}>{chosen === '' && <Icon name="check" size={14} />}</span>
          </button>
        </li>
      </ul>
    </Sheet>
  );
}

function Texts({ coupon }: { coupon: MallCoupon }) {
  const messages = useMessages(settlementMessages);
  const until = messages.day(toMoment(fromMoment(coupon.expiresAt) - 1));
  return (
    <Box as="span" grow>
      <Text display="block" weight="medium" className={styles.name}>
        {coupon.name}
      </Text>
      <Note as="span">
        {couponWorthText(coupon, messages)} · {messages.couponUntil(until)}
      </Note>
    </Box>
  );
}
