import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatCoins, type Tenths } from '@/domain/money';
import { Picture } from '@/flows/picture/picture';
import { lifeMessages } from '@/messages/life';
import { useMessages } from '@/messages/language';
import styles from './goods-tile.module.css';

interface GoodsTileProps {
  to: string;
  picture: string;
  /** Shown where there is no picture. */
  icon: string;
  name: string;
  price: Tenths;
  /** The tile is part of a row that scrolls sideways and not of a grid. */
  isNarrow?: boolean;
  /** Shown beside the price. */
  children?: ReactNode;
}

/** One product with picture, name and price, linked to its page. */
export function GoodsTile({ to, picture, icon, name, price, isNarrow = false, children }: GoodsTileProps) {
  const messages = useMessages(lifeMessages);
  return (
    <Link className={styles.tile} data-narrow={isNarrow} to={to}>
      <Picture src={picture} height={isNarrow ? 84 : 140} icon={icon} />
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
