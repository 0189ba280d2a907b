import styles from './progress-bars.module.css';

interface ProgressBarsProps {
  /** The same as a sentence. */
  label: string;
  /** The current one, from 0. */
  current: number;
  bars: readonly ('answered' | 'right' | 'wrong' | 'open')[];
}

/** One bar for each question of a quiz. */
export function ProgressBars({ label, current, bars }: ProgressBarsProps) {
  return (
    <div className={styles.bars} role="img" aria-label={label}>
      {bars.map((tone, index) => (
        <span key={index} className={styles.bar} data-tone={tone} data-now={index === current} />
      ))}
    </div>
  );
}
