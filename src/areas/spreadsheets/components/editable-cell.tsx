import { useRef, useState } from 'react';
import type { ListColumn } from '@/domain/spreadsheets/columns';
import { useMessages } from '@/messages/language';
import { grantListMessages } from '../messages';
import styles from './editable-cell.module.css';

interface EditableCellProps {
  /** Its name in the sheet: B14. */
  cell: string;
  column: ListColumn;
  /** As written, for the field. */
  text: string;
  /** As shown. */
  shown: string;
  isWrong: boolean;
  onEdit: (text: string) => void;
}

/** A cell that becomes a field by a tap; Enter or leaving the field takes the text, Esc the former one. */
export function EditableCell({ cell, column, text, shown, isWrong, onEdit }: EditableCellProps) {
  const messages = useMessages(grantListMessages);
  const [typed, setTyped] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isDone = useRef(false);
  const title = messages.columns[column];
  const finish = (how: 'enter' | 'leave' | 'escape') => {
    // Closing the field takes the focus from it, which must not end it a second time.
    if (isDone.current) return;
    isDone.current = true;
    setTyped(null);
    // Enter also confirms the text of a formula as a value.
    const isTaken =
      how === 'enter' ? isWrong || typed?.trim() !== text : how === 'leave' && typed?.trim() !== text;
    if (isTaken && typed !== null) onEdit(typed.trim());
    else setTimeout(() => button.current?.focus(), 0);
  };
  if (typed !== null) {
    return (
      <span role="cell" className={styles.cell} data-column={column}>
        <input
          className={styles.field}
          aria-label={messages.edit(cell, title)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          inputMode={column === 'amount' ? 'decimal' : 'text'}
          autoFocus
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => finish('leave')}
          onKeyDown={({ key, nativeEvent }) => {
            // The Enter that ends an input method's word is none of the field's.
            if (nativeEvent.isComposing) return;
            if (key === 'Enter') finish('enter');
            if (key === 'Escape') finish('escape');
          }}
        />
      </span>
    );
  }
  return (
    <span role="cell" className={styles.cell} data-column={column}>
      <button
        ref={button}
        type="button"
        className={styles.text}
        data-wrong={isWrong}
        aria-label={messages.cell(cell, title, shown)}
        onClick={() => {
          isDone.current = false;
          setTyped(text);
        }}
      >
        {shown}
      </button>
    </span>
  );
}
