import styles from './letter.module.css';

/** A blessing on letter paper with its signature. */
export function Letter({ text, signature }: { text: string; signature: string }) {
  return (
    <blockquote className={styles.letter}>
      <p className={styles.text}>{text}</p>
      <footer className={styles.signature}>{signature}</footer>
    </blockquote>
  );
}
