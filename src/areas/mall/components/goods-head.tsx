import { gatewayNow } from '@/api/clock';
import type { GoodsDetail } from '@/api/endpoints/goods';
import { coupons } from '@/api/endpoints/mall-order';
import { bestCoupon, fittingCoupons, nextCoupon } from '@/domain/mall/coupon';
import { formatCoins, formatCount, tenths, type Tenths } from '@/domain/money';
import { goodsMessages } from '@/messages/areas/goods';
import { gatewayWordMessages } from '@/messages/gateway-words';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Tag } from '@/ui/feedback/tag';
import { Inline } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { Money } from '@/ui/money/money';
import { Note, Text } from '@/ui/text/text';
import styles from './goods-head.module.css';

interface GoodsHeadProps {
  goods: GoodsDetail;
  variant: GoodsDetail['variants'][number] | null;
  isByActivity: boolean;
}

/** Price, name, and what a coupon would take off. */
export function GoodsHead({ goods, variant, isByActivity }: GoodsHeadProps) {
  const messages = useMessages(goodsMessages);
  const { name, line, sold, variants } = goods;
  const shown = variant ?? variants[0];
  const price = shown?.price ?? tenths(0);
  const usual = shown?.usualPrice ?? null;
  return (
    <>
      <Inline wrap align="baseline" tone="primary" className={styles.prices}>
        <Money text={formatCoins(price)} accessibleText={messages.coins(formatCoins(price))} size="large" />
        {usual !== null && usual > price && (
          <Text tone="tertiary" font="number">
            <span className="visuallyHidden">{messages.usualPrice(formatCoins(usual))}</span>
            <s aria-hidden="true">{formatCoins(usual)}</s>
          </Text>
        )}
        <Tag tone="primary">{isByActivity ? messages.activityPrice : messages.staffPrice}</Tag>
        <span className={styles.sold}>{messages.sold(formatCount(sold))}</span>
      </Inline>
      <h2 className={styles.name}>{name}</h2>
      {line !== '' && <Note marginTop={0.5}>{line}</Note>}
      <CouponStrip price={price} />
    </>
  );
}

/** The best coupon for one piece, or how much more another one needs; nothing where the coupons are unknown or none is near. */
function CouponStrip({ price }: { price: Tenths }) {
  const messages = useMessages(goodsMessages);
  const { said } = useMessages(gatewayWordMessages);
  const { data, isLoading } = useEndpoint(coupons, {}, { background: true });
  // Its place is kept, so that the page below does not move when the coupons come.
  if (isLoading) return <div className={styles.coupon} aria-hidden="true" />;
  if (data === undefined) return null;
  const now = gatewayNow();
  const best = bestCoupon(data.coupons, price, now);
  const next = nextCoupon(data.coupons, price, now);
  if (best === null && next === null) return null;
  return (
    <p className={styles.coupon}>
      <Icon name="voucher" size={20} />
      <span className={styles.couponText}>
        {best !== null ? (
          <>
            {messages.coupons(fittingCoupons(data.coupons, price, now).length)}{' '}
            <strong>{said(best.coupon.name)}</strong>
          </>
        ) : (
          next !== null && messages.moreForCoupon(formatCoins(next.more), said(next.coupon.name))
        )}
      </span>
      {best !== null && (
        <Text as="strong" weight="bold">
          {messages.afterCoupon(formatCoins(tenths(price - best.off)))}
        </Text>
      )}
    </p>
  );
}
