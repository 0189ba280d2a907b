import { formatCount } from '@/domain/money';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { Box, Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Note, Text } from '@/ui/text/text';
import { sheetsMessages } from '../messages';
import { SheetIcon } from './sheet-icon';
import styles from './reading-state.module.css';

interface ReadingStateProps {
  fileName: string;
  rows: number;
  /** 0 until the rows are counted. */
  of: number;
  onStop: () => void;
}

/** A file that is being read, with how far it is, and a way to stop. */
export function ReadingState({ fileName, rows, of, onStop }: ReadingStateProps) {
  const messages = useMessages(sheetsMessages);
  return (
    <Card>
      <Inline>
        <SheetIcon />
        <Box grow marginX={3}>
          <Text as="p" weight="bold" breakWords>
            {fileName}
          </Text>
          <Note role="status">
            {of === 0 ? messages.reading : messages.readingRows(formatCount(rows), formatCount(of))}
          </Note>
        </Box>
        <Button variant="soft" onClick={onStop}>
          {messages.stop}
        </Button>
      </Inline>
      <div className={styles.track} data-counted={of > 0}>
        <div className={styles.bar} style={{ transform: `scaleX(${of === 0 ? 0.12 : rows / of})` }} />
      </div>
    </Card>
  );
}
