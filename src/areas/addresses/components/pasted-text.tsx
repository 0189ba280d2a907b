import { Fragment } from 'react';
import { addressMessages } from '@/messages/areas/addresses';
import { useMessages } from '@/messages/language';
import { Box } from '@/ui/layout/box';
import type { PartSpan } from '../rules/parse-address';
import styles from './pasted-text.module.css';

interface PastedTextProps {
  text: string;
  /** What is understood of it, in order. */
  spans: readonly PartSpan[];
  onChange: (text: string) => void;
}

/**
 * A text area that underlines what is understood of its text, each part in its colour. The lines belong to an invisible copy of the text below
 * it, which also sets the height.
 */
export function PastedText({ text, spans, onChange }: PastedTextProps) {
  const messages = useMessages(addressMessages);
  const ends = [0, ...spans.map(({ to }) => to)];
  return (
    <Box position="relative" radius="m" background="sunken">
      <div className={styles.copy} aria-hidden="true">
        {spans.map(({ part, from, to }, index) => (
          <Fragment key={from}>
            {text.slice(ends[index], from)}
            <mark className={styles.mark} data-part={part}>
              {text.slice(from, to)}
            </mark>
          </Fragment>
        ))}
        {text === '' ? messages.pasteHint : text.slice(ends[ends.length - 1])}
        {'\u200b'}
      </div>
      <textarea
        className={styles.text}
        rows={2}
        aria-label={messages.pasted}
        placeholder={messages.pasteHint}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
    </Box>
  );
}
