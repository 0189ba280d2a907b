import { Fragment } from 'react';
import { formatCoins, tenths, type Tenths } from '@/domain/money';
import type { AmountPart } from '@/domain/orders/order-amount';
import { pointsAndCoinsMessages } from '@/messages/areas/points-and-coins';
import { settlementMessages } from '@/messages/areas/settlement';
import { useMessages } from '@/messages/language';
import { Card } from '@/ui/layout/card';
import { Text } from '@/ui/text/text';
import { unitText } from './order-amount-text';
import styles from './price-lines.module.css';

interface PriceLinesProps {
  price: {
    goods: Tenths;
    /** Null where nothing is delivered. */
    delivery: Tenths | null;
    coupon: Tenths;
    /** What JD beans took off. */
    beans?: Tenths;
    pointsMoney: Tenths;
    coins: Tenths;
  };
  /** What is paid in the end, source by source; absent where coins alone pay. */
  paid?: readonly AmountPart[];
}

/** The price of an order, part by part; the parts add up to the total. */
export function PriceLines({
  price: { goods, delivery, coupon, beans = tenths(0), pointsMoney, coins },
  paid = [{ unit: 'coins', text: formatCoins(coins) }],
}: PriceLinesProps) {
  const messages = useMessages(settlementMessages);
  const { points: pointsText } = useMessages(pointsAndCoinsMessages);
  const off = (amount: Tenths) => formatCoins(tenths(-amount));
  const lines: readonly (readonly [name: string, value: string, isOff: boolean])[] = [
    [messages.goodsMoney, formatCoins(goods), false],
    ...(delivery === null
      ? []
      : [[messages.fee, delivery === 0 ? messages.free : formatCoins(delivery), false] as const]),
    ...(coupon > 0 ? [[messages.coupon, off(coupon), true] as const] : []),
    ...(beans > 0 ? [[messages.beans, off(beans), true] as const] : []),
    ...(pointsMoney > 0 ? [[pointsText, off(pointsMoney), true] as const] : []),
  ];
  return (
    <Card>
      <dl aria-label={messages.priceTitle}>
        {lines.map(([name, value, isOff]) => (
          <div key={name} className={styles.line}>
            <Text as="dt" tone="secondary">
              {name}
            </Text>
            <Text as="dd" font="number" weight="medium" className={styles.value} data-off={isOff}>
              {value}
            </Text>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{messages.total}</dt>
          <dd>
            {paid.map(({ unit, text }, index) => (
              <Fragment key={unit}>
                {index > 0 && ' + '}
                <strong className={styles.sum}>{text}</strong>
                {unitText(unit, messages)}
              </Fragment>
            ))}
          </dd>
        </div>
      </dl>
    </Card>
  );
}
