import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatCoins, type Tenths } from '@/domain/money';
import { Inline } from '@/ui/layout/box';
import styles from './goods-tile.module.css';

interface GoodsTileProps {
  to: string;
  picture: ReactNode;
  name: string;
  price: Tenths;
  /** The price with its unit, for screen readers. */
  priceText: (amount: string) => string;
  /** The tile is part of a row that scrolls sideways and not of a grid. */
  isNarrow?: boolean;
  /** Shown beside the price. */
  children?: ReactNode;
}

/** One product with picture, name and price, linked to its page. */
export function GoodsTile({
  to,
  picture,
  name,
  price,
  priceText,
  isNarrow = false,
  children,
}: GoodsTileProps) {
  return (
    <Link className={styles.tile} data-narrow={isNarrow} to={to}>
      {picture}
      <span className={styles.name}>{name}</span>
      <Inline as="span" wrap align="baseline" className={styles.prices}>
        <span className={styles.price}>
          <span className="visuallyHidden">{priceText(formatCoins(price))}</span>
          <span aria-hidden="true">{formatCoins(price)}</span>
        </span>
        {children}
      </Inline>
    </Link>
  );
}
