import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '@/ui/media/icon';
import styles from './entrance.module.css';

interface EntranceProps {
  icon: string;
  word: string;
  to: string;
  /** Puts the icon on a tile. */
  tile?: boolean;
  badge?: ReactNode;
}

/** A link to a part of the product: an icon above its name. */
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
