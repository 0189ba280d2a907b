import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useMessages } from '@/messages/language';
import { IconButton } from '@/ui/forms/icon-button';
import { Box } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { Note } from '@/ui/text/text';
import { phoneTopUpMessages } from '../messages';
import { groupedNumber, numberTyped } from '../rules/phone-number';
import { MarkedNumber } from './marked-number';
import styles from './number-field.module.css';

interface NumberFieldProps {
  id: string;
  /** Plain digits. */
  value: string;
  /** The positions of digits that are probably wrong. */
  marked: readonly number[];
  /** Why the number is not taken; null where it is, or is still being typed. */
  problem: string | null;
  onChange: (digits: string) => void;
  onFocus?: () => void;
  /** What is shown above it. */
  children: ReactNode;
}

/** A phone number in large digits, grouped 3-4-4 while it is typed; whatever is pasted is read as one. */
export function NumberField({ id, value, marked, problem, onChange, onFocus, children }: NumberFieldProps) {
  const messages = useMessages(phoneTopUpMessages);
  const problemId = useId();
  const field = useRef<HTMLInputElement>(null);
  // The browser puts the caret at the end of a text that was set; this is where it belongs.
  const caret = useRef<number | null>(null);
  const isForward = useRef(false);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const handleChange = (text: string, at: number) => {
    const typed = numberTyped(value, { text, caret: at, isForward: isForward.current });
    caret.current = typed.caret;
    isForward.current = false;
    onChange(typed.digits);
  };
  return (
    <div>
      {children}
      <div className={styles.line}>
        <label htmlFor={id} className="visuallyHidden">
          {messages.number}
        </label>
        <Box as="span" position="relative" grow>
          <input
            ref={field}
            id={id}
            className={styles.field}
            type="tel"
            inputMode="numeric"
            autoComplete="tel"
            placeholder={messages.numberHint}
            value={groupedNumber(value)}
            aria-invalid={problem !== null}
            aria-describedby={problem === null ? undefined : problemId}
            onFocus={onFocus}
            onKeyDown={({ key }) => {
              isForward.current = key === 'Delete';
            }}
            onChange={({ target }) =>
              handleChange(target.value, target.selectionStart ?? target.value.length)
            }
          />
          {marked.length > 0 && (
            <span className={styles.marks} aria-hidden="true">
              <MarkedNumber digits={value} marked={marked} />
            </span>
          )}
        </Box>
        {value !== '' && (
          <IconButton
            type="button"
            className={styles.clear}
            aria-label={messages.clear}
            onClick={() => {
              onChange('');
              field.current?.focus();
            }}
          >
            <span className={styles.disc}>
              <Icon name="close" size={12} />
            </span>
          </IconButton>
        )}
      </div>
      {problem !== null && (
        <Note id={problemId} tone="danger" role="alert">
          {problem}
        </Note>
      )}
    </div>
  );
}
