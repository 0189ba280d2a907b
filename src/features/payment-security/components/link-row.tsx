import { Link } from 'react-router-dom';
import { Icon } from '@/ui/media/icon';
import styles from './link-row.module.css';

interface LinkRowProps {
  to: string;
  state?: object;
  /** Shown on a tile before the label. */
  icon?: string;
  label: string;
  description: string;
  value: string;
  /** Shown before the value in a lighter colour. */
  sign?: string;
  /** The accessible text of sign and value. */
  accessibleText?: string;
  /** The value is an amount and is shown large. */
  isAmount?: boolean;
}

/** One setting with its value, linked to the page on which it is changed. */
export function LinkRow({
  to,
  state,
  icon,
  label,
  description,
  value,
  sign,
  accessibleText,
  isAmount = false,
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
        <span className={isAmount ? styles.amount : styles.value}>
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
