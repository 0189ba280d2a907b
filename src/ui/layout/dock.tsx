import { Link } from 'react-router-dom';
import coin from '@/ui/icons/coin.svg';
import { Icon } from '@/ui/media/icon';
import styles from './dock.module.css';

export interface DockItem {
  icon: string;
  word: string;
  to: string;
}

interface DockProps {
  label: string;
  /** Two at the left of the coin, two at the right. */
  items: readonly [DockItem, DockItem, DockItem, DockItem];
  /** The item with the raised coin in the middle. */
  pay: Omit<DockItem, 'icon'>;
  /** Address of the current page. */
  current: string;
}

const surface = 'M0 24a8 8 0 0 1 8-8H136C156 16 162 2 195 2S234 16 254 16H382a8 8 0 0 1 8 8V100H0z';

/** The tab bar of the root pages, with a raised coin in the middle. */
export function Dock({ label, items, pay, current }: DockProps) {
  const [first, second, third, fourth] = items;
  const renderItem = ({ icon, word, to }: DockItem) => (
    <Link key={to} to={to} className={styles.item} aria-current={to === current ? 'page' : undefined}>
      <Icon name={icon} />
      {word}
    </Link>
  );
  return (
    <nav className={styles.dock} aria-label={label}>
      <svg className={styles.surface} viewBox="0 0 390 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={surface} fill="currentColor" />
      </svg>
      {renderItem(first)}
      {renderItem(second)}
      <Link to={pay.to} className={styles.pay}>
        <img className={styles.seal} src={coin} alt="" width={46} height={46} />
        {pay.word}
      </Link>
      {renderItem(third)}
      {renderItem(fourth)}
    </nav>
  );
}
