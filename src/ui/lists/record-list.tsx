import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Box } from '@/ui/layout/box';
import { ListRow } from '@/ui/lists/list-row';
import { IconTile } from '@/ui/media/icon-tile';
import { Caption, Text } from '@/ui/text/text';
import styles from './record-list.module.css';

/** One record: what it was, when, and how much. */
export interface RecordRow {
  id: string;
  /** Its own page; absent where it has none. */
  to?: string;
  icon: string;
  title: string;
  note: string;
  amount: string;
  /** Coins that came in, and amounts that are not final; others are plain. */
  tone?: 'gain' | 'pending';
}

/** Records as rows, each a link to its own page where it has one. */
export function RecordList({ records }: { records: readonly RecordRow[] }) {
  return (
    <ul>
      {records.map(({ id, to, icon, title, note, amount, tone }) => (
        <Box as="li" key={id} divider="between">
          <Row to={to}>
            <IconTile icon={icon} />
            <Text marginX={3} grow breakWords>
              <Box as="span" display="block">
                {title}
              </Box>
              <Caption as="span" display="block">
                {note}
              </Caption>
            </Text>
            <span className={styles.amount} data-tone={tone}>
              {amount}
            </span>
          </Row>
        </Box>
      ))}
    </ul>
  );
}

function Row({ to, children }: { to: string | undefined; children: ReactNode }) {
  return to === undefined ? (
    <ListRow>{children}</ListRow>
  ) : (
    <ListRow as={Link} to={to}>
      {children}
    </ListRow>
  );
}
