import { useId } from 'react';
import { countCharacters } from '@/domain/text';
import { settlementMessages } from '@/messages/areas/settlement';
import { useMessages } from '@/messages/language';
import { Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Caption } from '@/ui/text/text';
import { longestMessage } from '../settlement-problem';
import styles from './message-row.module.css';

interface MessageRowProps {
  value: string;
  onChange: (text: string) => void;
}

/** A few words for the shop. */
export function MessageRow({ value, onChange }: MessageRowProps) {
  const messages = useMessages(settlementMessages);
  const id = useId();
  const count = countCharacters(value.trim());
  return (
    <Card>
      <Inline marginY={-3}>
        <label htmlFor={id}>{messages.message}</label>
        <input
          id={id}
          className={styles.field}
          value={value}
          placeholder={messages.messageHint}
          autoComplete="off"
          aria-invalid={count > longestMessage}
          onChange={({ target }) => onChange(target.value)}
        />
        <Caption
          as="span"
          tone="tertiary"
          flex="none"
          className={styles.count}
          data-over={count > longestMessage}
        >
          {messages.messageCount(count, longestMessage)}
        </Caption>
      </Inline>
    </Card>
  );
}
