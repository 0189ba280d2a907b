import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatCoins, type Tenths } from '@/domain/money';
import { lifeMessages } from '@/messages/life';
import { useMessages } from '@/messages/language';
import styles from './goods-tile.module.css';
import { Picture } from './picture';

interface GoodsTileProps {
  to: string;
  picture: string;
  /** Drawn where there is no picture. */
  icon: string;
  name: string;
  price: Tenths;
  /** One of a row that is moved sideways, not of a grid. */
  narrow?: boolean;
  /** Beside the price. */
  children?: ReactNode;
}

/** One of the goods: picture, name, price; it leads to its page. */
export function GoodsTile({ to, picture, icon, name, price, narrow = false, children }: GoodsTileProps) {
  const messages = useMessages(lifeMessages);
  return (
    <Link className={styles.tile} data-narrow={narrow} to={to}>
      <Picture src={picture} height={narrow ? 84 : 140} icon={icon} />
      <span className={styles.name}>{name}</span>
      <span className={styles.prices}>
        <span className={styles.price}>
          <span className="visuallyHidden">{messages.coins(formatCoins(price))}</span>
          <span aria-hidden="true">{formatCoins(price)}</span>
        </span>
        {children}
      </span>
    </Link>
  );
}
