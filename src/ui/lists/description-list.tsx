import type { ReactNode } from 'react';
import styles from './description-list.module.css';

interface DescriptionListProps {
  rows: readonly (readonly [name: string, value: ReactNode])[];
  /** Draws hairlines between the rows. */
  ruled?: boolean;
}

/** A list of names with their values. */
export function DescriptionList({ rows, ruled = false }: DescriptionListProps) {
  return (
    <dl className={styles.facts} data-ruled={ruled}>
      {rows.map(([name, value]) => (
        <div key={name} className={styles.row}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
