import { Icon } from '@/ui/media/icon';
import styles from './merchant-head.module.css';

/** The name and address of the merchant who is paid. */
export function MerchantHead({ merchant, place }: { merchant: string; place: string }) {
  return (
    <div className={styles.head}>
      <span className={styles.mark}>
        <Icon name="cashier" size={28} />
      </span>
      <div>
        <p className={styles.name}>{merchant}</p>
        <p className={styles.place}>{place}</p>
      </div>
    </div>
  );
}
