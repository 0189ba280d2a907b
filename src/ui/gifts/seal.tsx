import coin from '@/ui/icons/coin.svg';
import { Icon } from '@/ui/media/icon';
import styles from './seal.module.css';

/** The coin with a jade tick above a success message; decorative, as the text below it says what was done. */
export function Seal() {
  return (
    <div className={styles.halo} aria-hidden="true">
      <img className={styles.coin} src={coin} alt="" width={88} height={88} />
      <span className={styles.tick}>
        <Icon name="check" size={18} />
      </span>
    </div>
  );
}
