import coin from './icons/coin.svg';
import styles from './money.module.css';

interface MoneyProps {
  /** Formatted digits. */
  text: string;
  /** The same as it is read aloud. */
  heard: string;
  size: 'large' | 'small';
}

/** An amount with its coin, digits in the number face. */
export function Money({ text, heard, size }: MoneyProps) {
  return (
    <p className={styles[size]}>
      <span className="heard">{heard}</span>
      <img src={coin} alt="" width={size === 'large' ? 32 : 20} height={size === 'large' ? 32 : 20} />
      <span className={styles.digits} aria-hidden="true">
        {text}
      </span>
    </p>
  );
}
