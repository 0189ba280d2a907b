import styles from './sheet-icon.module.css';

/** A sheet of paper with a table; decorative. */
export function SheetIcon() {
  return (
    <svg className={styles.icon} width="40" height="44" viewBox="0 0 40 44" fill="none" aria-hidden="true">
      <path className={styles.paper} d="M6 2h20l10 10v26a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4z" />
      <path d="M26 2v7a3 3 0 0 0 3 3h7" />
      <path d="M9 20h20v14H9zM9 27h20M17.5 20v14" />
    </svg>
  );
}
