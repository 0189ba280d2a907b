import coin from '@/ui/icons/coin.svg';
import styles from './paying-picture.module.css';

/** A coin on its way from an envelope to a shop; decorative. */
export function PayingPicture() {
  return (
    <div className={styles.picture} aria-hidden="true">
      <svg width="300" height="140" viewBox="0 0 300 140" fill="none">
        <ellipse cx="150" cy="130" rx="140" ry="7" className={styles.ground} />
        <path d="M62 78c20-46 52-66 88-66s70 20 88 58" className={styles.ahead} />
        <path d="M62 78c20-46 52-66 88-66" className={styles.done} />
        <rect x="24" y="76" width="78" height="54" rx="12" className={styles.paper} />
        <path
          d="M24 88a12 12 0 0 1 12-12h54a12 12 0 0 1 12 12v6c-11 9-24 13-39 13s-28-4-39-13z"
          className={styles.flap}
        />
        <path d="M24 94c11 9 24 13 39 13s28-4 39-13" className={styles.foil} />
        <rect x="206" y="84" width="70" height="46" rx="6" className={styles.paper} />
        <rect x="215" y="98" width="24" height="19" rx="3" className={styles.window} />
        <path d="M249 130v-28h17v28z" className={styles.door} />
        <path
          d="M202 70h78v12c0 6-4 10-9.750 10S260.500 88 260.500 82c0 6-4 10-9.750 10S241 88 241 82c0 6-4 10-9.750 10S221.500 88 221.500 82c0 6-4 10-9.750 10S202 88 202 82z"
          className={styles.awning}
        />
        <path
          d="M221.500 70H241v12c0 6-4 10-9.750 10s-9.750-4-9.750-10zM260.500 70H280v12c0 6-4 10-9.750 10s-9.750-4-9.750-10z"
          className={styles.flap}
        />
        <path d="M137 130v-16M176 130v-11" className={styles.trunk} />
        <path
          d="M137 94c8 6 9 15 0 21-9-6-8-15 0-21zM176 105c6 4 6 11 0 15-6-4-6-11 0-15z"
          className={styles.leaf}
        />
      </svg>
      <img className={styles.coin} src={coin} alt="" width={46} height={46} />
    </div>
  );
}
