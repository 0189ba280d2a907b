import { grouped } from '@/domain/orders/order-number';
import { cashierMessages } from '@/messages/cashier';
import { useMessages } from '@/messages/language';
import { Card } from '@/ui/layout/card';
import { Icon } from '@/ui/media/icon';
import type { Order } from '@/flows/checkout/pay-choice';
import styles from './goods-card.module.css';

/** What an order is for. */
export function GoodsCard({ order: { id, goods, count, product } }: { order: Order }) {
  const messages = useMessages(cashierMessages);
  return (
    <Card>
      <div className={styles.row}>
        <span className={styles.picture}>
          <Icon name={product === 'coins' ? 'topup' : 'gift'} size={32} />
        </span>
        <div className={styles.texts}>
          <p className={styles.goods}>{goods}</p>
          <p className={styles.note}>{messages.orderLine(grouped(id))}</p>
        </div>
        {product === 'goods' && <p className={styles.note}>{messages.count(count)}</p>}
      </div>
    </Card>
  );
}
