import type { Failure } from '@/domain/failure';
import { formatCount } from '@/domain/money';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { Surface } from '@/ui/layout/box';
import { Note, Text } from '@/ui/text/text';
import { grantListMessages } from '../messages';
import styles from './check-progress.module.css';

interface CheckProgressProps {
  /** Rows whose people are not checked yet. */
  pending: number;
  of: number;
  failure: Failure | null;
  onRetry: () => void;
}

/** How far the check of the people is, or why it stopped, with a retry. */
export function CheckProgress({ pending, of, failure, onRetry }: CheckProgressProps) {
  const messages = useMessages(grantListMessages);
  if (pending === 0) return null;
  if (failure === null) {
    return (
      <Surface marginBottom={3} paddingY={3} paddingX={4}>
        <Note role="status">{messages.checking(formatCount(of - pending), formatCount(of))}</Note>
        <div className={styles.track}>
          <div className={styles.done} style={{ transform: `scaleX(${(of - pending) / of})` }} />
        </div>
      </Surface>
    );
  }
  return (
    <div className={styles.failed} role="alert">
      <div className={styles.words}>
        <Text as="p" weight="bold">
          {messages.checkFailed}
        </Text>
        <Note>{failure.kind === 'invalidResponse' ? messages.checkNonsense : messages.checkFailedLine}</Note>
      </div>
      <Button variant="soft" onClick={onRetry}>
        {messages.checkOn}
      </Button>
    </div>
  );
}
