import styles from './skeleton.module.css';

interface SkeletonProps {
  /** What is loading, for screen readers. */
  label: string;
  /** Height of each bar, px, similar to the content that will replace it. */
  bars: readonly number[];
}

/** A placeholder for content that is loading. */
export function Skeleton({ label, bars }: SkeletonProps) {
  return (
    <div role="status" aria-label={label}>
      {bars.map((height, index) => (
        <div key={index} className={styles.bar} style={{ height }} />
      ))}
    </div>
  );
}
