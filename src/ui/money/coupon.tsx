import { Button } from '@/ui/forms/button';
import styles from './coupon.module.css';

interface CouponProps {
  /** The value on the stub, such as 10 or 8.5. */
  value: string;
  unit: string;
  name: string;
  /** Where it can be used. */
  note?: string;
  /** How long it is valid. */
  validity: string;
  /** It expires soon. */
  urgent?: boolean;
  /** The button to use it, or the text that says why it cannot be used. */
  use: { label: string; onClick: () => void } | { gone: string };
}

/** A coupon with its value on a stub; one that is used or expired has a text instead of its button. */
export function Coupon({ value, unit, name, note = '', validity, urgent = false, use }: CouponProps) {
  const isUsable = !('gone' in use);
  return (
    <article className={styles.ticket} data-gone={!isUsable}>
      <div className={styles.stub}>
        <p className={styles.value}>{value}</p>
        <p className={styles.unit}>{unit}</p>
      </div>
      <div className={styles.body}>
        <div className={styles.texts}>
          <h3 className={styles.name}>{name}</h3>
          {note !== '' && <p className={styles.note}>{note}</p>}
          <p className={styles.validity} data-urgent={urgent && isUsable}>
            {validity}
          </p>
        </div>
        {'gone' in use ? (
          <p className={styles.gone}>{use.gone}</p>
        ) : (
          <Button variant="soft" onClick={use.onClick}>
            {use.label}
          </Button>
        )}
      </div>
    </article>
  );
}
