import { useState } from 'react';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { Sheet } from '@/ui/overlays/sheet';
import { scanMessages } from '../messages';
import styles from './found.module.css';

interface TypeCodeProps {
  onTyped: (text: string) => void;
  onClose: () => void;
}

/** Asks for the text of a code. Full-width characters of Chinese keyboards are converted to ASCII. */
export function TypeCode({ onTyped, onClose }: TypeCodeProps) {
  const messages = useMessages(scanMessages);
  const [typed, setTyped] = useState('');
  const halfWidth = typed.normalize('NFKC');
  const text = (/^[ -~]*$/.test(halfWidth) ? halfWidth : typed).trim();
  return (
    <Sheet title={messages.typeTitle} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (text !== '') onTyped(text);
        }}
      >
        <input
          className={styles.field}
          aria-label={messages.typeLabel}
          placeholder={messages.typeHint}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          autoFocus
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button block type="submit" disabled={text === ''}>
          {messages.typeGo}
        </Button>
      </form>
    </Sheet>
  );
}
