import type { ReactNode } from 'react';
import styles from './description-list.module.css';

interface DescriptionListProps {
  rows: readonly (readonly [name: string, value: ReactNode])[];
  /** With hairlines between them. */
  ruled?: boolean;
}

/** Pairs of a name and a value, one below the other. */
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
