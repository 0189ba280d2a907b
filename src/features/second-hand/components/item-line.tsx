import type { ItemDetail } from '@/api/endpoints/second-hand';
import { formatCoins } from '@/domain/money';
import { secondHandMessages } from '@/messages/second-hand';
import { useMessages } from '@/messages/language';
import { Card } from '@/ui/layout/card';
import { Picture } from '@/ui/media/picture';
import styles from './item-line.module.css';

/** An item that is bought, with its seller and place. */
export function ItemLine({ item }: { item: ItemDetail }) {
  const messages = useMessages(secondHandMessages);
  const { title, picture, price, condition, seller, place } = item;
  return (
    <Card title={messages.seller(seller.name)} aside={messages.pickUp(place)}>
      <div className={styles.line}>
        <span className={styles.picture}>
          <Picture src={picture} width={72} height={72} icon="secondhand" />
        </span>
        <div className={styles.texts}>
          <p>{title}</p>
          <p className={styles.condition}>{messages.conditions[condition]}</p>
        </div>
        <p className={styles.price}>
          <span className="visuallyHidden">{messages.coins(formatCoins(price))}</span>
          <span aria-hidden="true">{formatCoins(price)}</span>
        </p>
      </div>
    </Card>
  );
}
