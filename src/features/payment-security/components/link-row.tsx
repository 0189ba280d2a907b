import { Link } from 'react-router-dom';
import { Icon } from '@/ui/media/icon';
import styles from './link-row.module.css';

interface LinkRowProps {
  to: string;
  state?: object;
  /** Before the label, on a tile. */
  icon?: string;
  label: string;
  description: string;
  value: string;
  /** Before the value, quieter than it. */
  sign?: string;
  /** The value as it is read aloud, where a sign stands before it. */
  accessibleText?: string;
  /** The value is an amount, and the largest thing of the row. */
  amount?: boolean;
}

/** What holds for one thing, with the way to where it is changed. */
export function LinkRow({
  to,
  state,
  icon,
  label,
  description,
  value,
  sign,
  accessibleText,
  amount = false,
}: LinkRowProps) {
  return (
    <Link to={to} state={state} className={styles.row}>
      {icon !== undefined && (
        <span className={styles.tile}>
          <Icon name={icon} size={22} />
        </span>
      )}
      <span className={styles.content}>
        <span className={styles.texts}>
          <span className={styles.label}>{label}</span>
          <span className={styles.line}>{description}</span>
        </span>
        <span className={amount ? styles.amount : styles.value}>
          {accessibleText !== undefined && <span className="visuallyHidden">{accessibleText}</span>}
          <span aria-hidden={accessibleText !== undefined}>
            {sign !== undefined && <span className={styles.sign}>{sign} </span>}
            {value}
          </span>
        </span>
        <span className={styles.chevron}>
          <Icon name="forward" size={16} />
        </span>
      </span>
    </Link>
  );
}
