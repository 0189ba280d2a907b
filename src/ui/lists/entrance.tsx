import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './entrance.module.css';
import { Icon } from '@/ui/media/icon';

interface EntranceProps {
  icon: string;
  word: string;
  to: string;
  /** The icon stands on a tile of its own. */
  tile?: boolean;
  badge?: ReactNode;
}

/** A way into a part of the product: icon above its word. */
export function Entrance({ icon, word, to, tile = false, badge }: EntranceProps) {
  return (
    <Link to={to} className={styles.entrance}>
      <span className={tile ? styles.tile : styles.bare}>
        <Icon name={icon} size={tile ? 26 : 28} />
      </span>
      {word}
      {badge !== undefined && <span className={styles.badge}>{badge}</span>}
    </Link>
  );
}
