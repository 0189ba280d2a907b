import type { ReactNode } from 'react';
import { Box } from '@/ui/layout/box';
import { Text } from '@/ui/text/text';
import styles from './description-list.module.css';

interface DescriptionListProps {
  rows: readonly (readonly [name: string, value: ReactNode])[];
  /** Draws hairlines between the rows. */
  ruled?: boolean;
}

/** A list of names with their values. */
export function DescriptionList({ rows, ruled = false }: DescriptionListProps) {
  return (
    <Box as="dl" marginTop={2} className={styles.facts} data-ruled={ruled}>
      {rows.map(([name, value]) => (
        <div key={name} className={styles.row}>
          <Text as="dt" marginRight={4} tone="secondary" flex="none">
            {name}
          </Text>
          <Text as="dd" minWidth={0} breakWords textAlign="right">
            {value}
          </Text>
        </div>
      ))}
    </Box>
  );
}
