import { Skeleton } from '@/ui/feedback/skeleton';
import styles from './item-grid.module.css';

/** The grid while it is loading. */
export function GridSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.grid}>
      <Skeleton label={label} bars={[252, 284, 252]} />
      <div aria-hidden="true">
        <Skeleton label={label} bars={[284, 252, 284]} />
      </div>
    </div>
  );
}
