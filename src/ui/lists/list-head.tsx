import type { ReactNode } from 'react';
import { Note, Text } from '@/ui/text/text';
import styles from './list-head.module.css';

/** The heading above a card of rows, with a text at its right, such as the sums of a day. */
export function ListHead({ title, aside }: { title: string; aside?: ReactNode }) {
  return (
    <div className={styles.head}>
      <Text as="h2" weight="bold">
        {title}
      </Text>
      {aside !== undefined && <Note as="div">{aside}</Note>}
    </div>
  );
}
