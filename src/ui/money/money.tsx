import coin from '@/ui/icons/coin.svg';
import styles from './money.module.css';

interface MoneyProps {
  /** Formatted digits. */
  text: string;
  /** The amount as screen readers say it. */
  accessibleText: string;
  size: 'large' | 'small';
  /** Shown after the digits instead of the coin, where a coin is nearby already. */
  unit?: string;
}

/** An amount with a coin or a unit, its digits in the number font. */
export function Money({ text, accessibleText, size, unit }: MoneyProps) {
  const coinSize = size === 'large' ? 32 : 20;
  return (
    <p className={styles[size]}>
      <span className="visuallyHidden">{accessibleText}</span>
      {unit === undefined && (
        <img className={styles.coin} src={coin} alt="" width={coinSize} height={coinSize} />
      )}
      <span className={styles.digits} aria-hidden="true">
        {text}
      </span>
      {unit !== undefined && (
        <span className={styles.unit} aria-hidden="true">
          {unit}
        </span>
      )}
    </p>
  );
}
