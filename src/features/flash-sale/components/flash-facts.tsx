import type { FlashDetail } from '@/api/endpoints/flash-sale';
import { mostPieces } from '@/domain/mall/specification';
import { periodState } from '@/domain/period';
import { flashSaleMessages } from '@/messages/flash-sale';
import { useMessages } from '@/messages/language';
import { Stepper } from '@/ui/forms/stepper';
import { Card } from '@/ui/layout/card';
import styles from './flash-facts.module.css';
import { StockBar } from './stock-bar';

interface FlashFactsProps {
  offer: FlashDetail;
  count: number;
  now: number;
  onCount: (count: number) => void;
}

/** The specification, what is left, how many to buy, and what the shop promises. */
export function FlashFacts({ offer, count, now, onCount }: FlashFactsProps) {
  const messages = useMessages(flashSaleMessages);
  const { values, stock, left, limit, bought, services } = offer;
  const state = periodState(offer, now);
  return (
    <Card>
      <dl className={styles.rows}>
        {values.length > 0 && (
          <div className={styles.row}>
            <dt className={styles.name}>{messages.spec}</dt>
            <dd className={styles.value}>{values.join(' · ')}</dd>
          </div>
        )}
        <div className={styles.row}>
          <dt className={styles.name}>{messages.stock}</dt>
          <dd className={styles.value}>
            <StockBar state={state} stock={stock} left={left} />
          </dd>
          {state === 'running' && left > 0 && <dd className={styles.aside}>{messages.left(left)}</dd>}
        </div>
        <div className={styles.row}>
          <dt className={styles.name}>{messages.count}</dt>
          <dd className={styles.value}>
            <span className={styles.note}>
              {bought > 0 ? messages.limitBought(limit, bought) : messages.limit(limit)}
            </span>
          </dd>
          <dd>
            <Stepper
              label={messages.count}
              messages={messages}
              value={count}
              most={mostPieces(left, limit, bought)}
              onChange={onCount}
            />
          </dd>
        </div>
        <div className={styles.row}>
          <dt className={styles.name}>{messages.services}</dt>
          <dd className={styles.value}>
            {services.join(' · ')}
            <span className={styles.note}>{messages.freeDelivery}</span>
          </dd>
        </div>
      </dl>
    </Card>
  );
}
