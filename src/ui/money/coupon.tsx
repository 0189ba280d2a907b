import { Button } from '@/ui/forms/button';
import styles from './coupon.module.css';

interface CouponProps {
  /** The value on the stub, such as 10 or 8.5. */
  value: string;
  unit: string;
  name: string;
  /** Until when it holds. */
  validity: string;
  /** Little time is left. */
  urgent?: boolean;
  /** What can be done with it, or the word for why nothing can. */
  use: { label: string; onClick: () => void } | { gone: string };
}

/** A ticket with its value on a stub; one that cannot be used any more says so where its button was. */
export function Coupon({ value, unit, name, validity, urgent = false, use }: CouponProps) {
  const gone = 'gone' in use;
  return (
    <article className={styles.ticket} data-gone={gone}>
      <div className={styles.stub}>
        <p className={styles.value}>{value}</p>
        <p className={styles.unit}>{unit}</p>
      </div>
      <div className={styles.body}>
        <div className={styles.texts}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.validity} data-urgent={urgent && !gone}>
            {validity}
          </p>
        </div>
        {gone ? (
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
