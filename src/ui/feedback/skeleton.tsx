import styles from './skeleton.module.css';

interface SkeletonProps {
  /** What is being loaded, for those who listen. */
  label: string;
  /** Height in px of each bar, in the shape of what will stand there. */
  bars: readonly number[];
}

/** The shape of what is being loaded. */
export function Skeleton({ label, bars }: SkeletonProps) {
  return (
    <div role="status" aria-label={label}>
      {bars.map((height, index) => (
        <div key={index} className={styles.bar} style={{ height }} />
      ))}
    </div>
  );
}
