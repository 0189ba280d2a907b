import type { ReactNode } from 'react';
import styles from './ride-frame.module.css';

interface RideFrameProps {
  map: ReactNode;
  /** At the upper right of the map. */
  corner: ReactNode;
  label: string;
  /** A header stands above the map, instead of floating on it. */
  below?: boolean;
  /** Leaves more room for the sheet. */
  small?: boolean;
  children: ReactNode;
}

/** A map with a sheet that lies on its lower edge and is pulled over it by scrolling. */
export function RideFrame({ map, corner, label, below = false, small = false, children }: RideFrameProps) {
  return (
    <div className={styles.frame} data-below={below} data-small={small}>
      <div className={styles.map}>{map}</div>
      <div className={styles.corner}>{corner}</div>
      <section className={styles.panel} aria-label={label}>
        <div className={styles.grab} />
        {children}
      </section>
    </div>
  );
}
