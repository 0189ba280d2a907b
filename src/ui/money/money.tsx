import coin from '@/ui/icons/coin.svg';
import styles from './money.module.css';

interface MoneyProps {
  /** Formatted digits. */
  text: string;
  /** The same as it is read aloud. */
  accessibleText: string;
  size: 'large' | 'small';
  /** The word after the digits, where a coin stands nearby already. */
  unit?: string;
}

/** An amount with its coin or its unit, digits in the number face. */
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
