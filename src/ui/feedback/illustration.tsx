import coin from '@/ui/icons/coin.svg';
import styles from './illustration.module.css';

type Variant = 'empty' | 'offline' | 'error' | 'lock' | 'search';

/** The sign on the seal of the envelope, as strokes; the variant `empty` is an open envelope with a coin. */
const signs: Readonly<Record<Exclude<Variant, 'empty'>, readonly string[]>> = {
  offline: ['M82 81a14.5 14.5 0 0 1 20 0', 'M86 86.5a8.5 8.5 0 0 1 12 0', 'M92 92v.02', 'M80 97l24-26'],
  error: ['M92 74v11', 'M92 92v.02'],
  lock: [
    'M86.6 81.5h10.8a3.6 3.6 0 0 1 3.6 3.6v6.8a3.6 3.6 0 0 1-3.6 3.6h-10.8a3.6 3.6 0 0 1-3.6-3.6v-6.8a3.6 3.6 0 0 1 3.6-3.6z',
    'M86.8 81.5v-3.8a5.2 5.2 0 0 1 10.4 0v3.8',
    'M92 87v3.2',
  ],
  search: ['M97.5 82.5a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0z', 'M96 89l6 6.5'],
};

/** The drawing of an empty or failed page, 184 × 150; decorative, as the text below it says why. */
export function Illustration({ variant }: { variant: Variant }) {
  return (
    <div className={styles.art} aria-hidden="true">
      <svg width="184" height="150" viewBox="0 0 184 150" fill="none">
        {variant === 'empty' ? <OpenEnvelope /> : <SealedEnvelope signs={signs[variant]} />}
      </svg>
      {variant === 'empty' && <img className={styles.coin} src={coin} alt="" width={40} height={40} />}
    </div>
  );
}

function OpenEnvelope() {
  return (
    <>
      <ellipse cx="92" cy="134" rx="70" ry="8" className={styles.ground} />
      <rect x="34" y="42" width="116" height="86" rx="14" className={styles.paper} />
      <path d="M48 30h88a8 8 0 0 1 8 8v40H40V38a8 8 0 0 1 8-8z" className={styles.letter} />
      <path d="M58 46h44M58 57h68" className={styles.lines} />
      <path
        d="M34 66c14 16 34 26 58 26s44-10 58-26v48a14 14 0 0 1-14 14H48a14 14 0 0 1-14-14z"
        className={styles.flap}
      />
      <path d="M34 66c14 16 34 26 58 26s44-10 58-26" className={styles.foil} />
      <path d="M20 34c7 1 11 6 11 12-7 0-11-5-11-12z" className={styles.gold} />
      <path d="M164 22c-5 4-6 10-2 14 5-3 6-9 2-14z" className={styles.gold} />
      <path d="M160 92c6 0 10 4 10 9-6 1-10-3-10-9z" className={styles.red} />
    </>
  );
}

function SealedEnvelope({ signs: strokes }: { signs: readonly string[] }) {
  return (
    <>
      <ellipse cx="92" cy="138" rx="66" ry="7" className={styles.ground} />
      <rect x="36" y="34" width="112" height="98" rx="16" className={styles.paper} />
      <path
        d="M36 52a18 18 0 0 1 18-18h76a18 18 0 0 1 18 18v10c-14 14-34 22-56 22S50 76 36 62z"
        className={styles.flap}
      />
      <path d="M36 62c14 14 34 22 56 22s42-8 56-22" className={styles.foil} />
      <circle cx="92" cy="84" r="21" className={styles.seal} />
      {strokes.map((stroke) => (
        <path key={stroke} d={stroke} className={styles.sign} />
      ))}
      <path d="M60 112h20M104 112h20" className={styles.rules} />
      <path d="M22 60c-3 6-2 11 2 14 4-4 3-10-2-14z" className={styles.gold} />
      <path d="M160 40c6 1 9 5 9 10-6 0-9-4-9-10z" className={styles.red} />
    </>
  );
}
