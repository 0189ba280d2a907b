import styles from './trip-map.module.css';

interface MapCarProps {
  x: number;
  y: number;
  /** Degrees clockwise from straight up. */
  heading: number;
  /** It glides to its next spot. */
  moves: boolean;
}

/** The car of a trip, seen from above. */
export function MapCar({ x, y, heading, moves }: MapCarProps) {
  return (
    <g className={styles.car} data-moves={moves} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <g transform={`rotate(${heading}) scale(1.05)`}>
        <ellipse className={styles.shade} cy="1" rx="15" ry="23" />
        <rect className={styles.body} x="-10.500" y="-19" width="21" height="38" rx="8" />
        <path
          className={styles.glass}
          d="M-7.500-7.500C-4-10.500 4-10.500 7.500-7.500L6.300-2.500C2.500-3.800-2.500-3.800-6.300-2.500zM-6.300 9.500C-2.500 10.600 2.500 10.600 6.300 9.500L7 13C3 14.600-3 14.600-7 13z"
        />
        <rect className={styles.roof} x="-6.300" y="-1.500" width="12.600" height="10" rx="3" />
        <path className={styles.lamps} d="M-8.300-15.500h3.400M4.900-15.500h3.400" />
        <path className={styles.tailLamps} d="M-8.300 17h3M5.300 17h3" />
        <rect className={styles.sign} x="-3.400" y="2" width="6.800" height="3.600" rx="1.800" />
      </g>
    </g>
  );
}
