import styles from './delivery-van.module.css';

/** The van that brings an order, with the envelope of the wallet on its side. */
export function DeliveryVan() {
  return (
    <svg className={styles.van} viewBox="0 0 120 68" width="120" height="68" aria-hidden="true">
      <path className={styles.wind} d="M2 20h18M6 32h14M2 44h18" />
      <path className={styles.ground} d="M4 64h114" />
      <path className={styles.cab} d="M82 14h16q3 0 5 3l10 15q2 3 2 6v18H82z" />
      <path className={styles.glass} d="M89 20h9l9 14H89z" />
      <rect className={styles.box} x="26" y="4" width="58" height="52" rx="7" />
      <path className={styles.flap} d="M26 12q29 30 58 0" />
      <circle className={styles.coin} cx="55" cy="27" r="6" />
      <circle className={styles.wheel} cx="43" cy="57" r="8" />
      <circle className={styles.hub} cx="43" cy="57" r="3" />
      <circle className={styles.wheel} cx="97" cy="57" r="8" />
      <circle className={styles.hub} cx="97" cy="57" r="3" />
    </svg>
  );
}
