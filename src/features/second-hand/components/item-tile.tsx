import { Link } from 'react-router-dom';
import type { ItemCard } from '@/api/endpoints/second-hand';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { secondHandMessages } from '@/messages/second-hand';
import { useMessages } from '@/messages/language';
import { Picture } from '@/ui/media/picture';
import { Avatar } from '@/ui/people/avatar';
import styles from './item-tile.module.css';

/** An item in the grid, with its seller and where it is handed over; `isTall` makes the picture higher. */
export function ItemTile({ item, isTall }: { item: ItemCard; isTall: boolean }) {
  const messages = useMessages(secondHandMessages);
  const { id, title, picture, price, condition, place, seller } = item;
  return (
    <Link className={styles.tile} to={href('/imageDetail', { id })}>
      <span className={styles.picture}>
        <Picture src={picture} height={isTall ? 182 : 150} icon="secondhand" />
        <span className={styles.condition}>{messages.conditions[condition]}</span>
      </span>
      <span className={styles.texts}>
        <span className={styles.title}>{title}</span>
        <span className={styles.money}>
          <span className="visuallyHidden">{messages.coins(formatCoins(price))}</span>
          <strong className={styles.price} aria-hidden="true">
            {formatCoins(price)}
          </strong>
          <span aria-hidden="true">{messages.unit}</span>
        </span>
        <span className={styles.seller}>
          <Avatar name={seller.name} size={22} />
          <span className={styles.name}>{seller.name}</span>
          <span className={styles.place}>{place}</span>
        </span>
      </span>
    </Link>
  );
}
