import { formatCoins, formatCount, type Tenths } from '@/domain/money';
import { useMessages } from '@/messages/language';
import { Box, Inline, Surface } from '@/ui/layout/box';
import { Caption, Note, Text } from '@/ui/text/text';
import { grantListMessages } from '../messages';
import { SheetIcon } from './sheet-icon';
import styles from './list-summary.module.css';

interface ListSummaryProps {
  fileName: string;
  /** The number of the sheet, from 1 on. */
  sheet: number;
  rows: number;
  ready: number;
  faulty: number;
  total: Tenths;
  /** The whole list can be submitted as it stands. */
  isPayable: boolean;
}

/** The file, what its fine rows come to, and how many rows have to be changed. */
export function ListSummary({ fileName, sheet, rows, ready, faulty, total, isPayable }: ListSummaryProps) {
  const messages = useMessages(grantListMessages);
  const bar = messages.bar(formatCount(ready), formatCount(faulty));
  return (
    <Surface as="section" marginBottom={3} padding={4}>
      <Inline wrap>
        <SheetIcon />
        <Box as="span" marginX={3} className={styles.file}>
          <Text as="b" display="block" weight="bold" breakWords>
            {fileName}
          </Text>
          <Note as="span">{messages.rowCount(sheet, formatCount(rows))}</Note>
        </Box>
        {rows > 0 && (
          <Text flex="none" textAlign="right" marginLeft="auto">
            <span className={styles.total}>{formatCoins(total)}</span>
            <Caption as="span">{isPayable ? messages.canSend : messages.fineTotal}</Caption>
          </Text>
        )}
      </Inline>
      {rows > 0 && (
        <>
          <div className={styles.bar} role="img" aria-label={bar}>
            {ready > 0 && <i className={styles.ready} style={{ flexGrow: ready }} />}
            {faulty > 0 && <i className={styles.faulty} style={{ flexGrow: faulty }} />}
            {rows - ready - faulty > 0 && (
              <i className={styles.pending} style={{ flexGrow: rows - ready - faulty }} />
            )}
          </div>
          <Inline wrap justify="between" size="note" align="stretch">
            <Text tone="success">{messages.ready(formatCount(ready))}</Text>
            {faulty > 0 && (
              <Text tone="danger" weight="bold">
                {messages.faulty(formatCount(faulty))}
              </Text>
            )}
          </Inline>
        </>
      )}
    </Surface>
  );
}
