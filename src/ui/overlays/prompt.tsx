import { useId, useState } from 'react';
import { checkPrompt, type PromptRule } from '@/domain/forms/prompt';
import { kitMessages } from '@/messages/kit';
import { useMessages } from '@/messages/language';
import { Dialog } from './dialog';
import styles from './prompt.module.css';

interface PromptProps {
  title?: string;
  /** What is asked for. */
  label: string;
  initial?: string;
  rule: PromptRule;
  inputMode?: 'text' | 'decimal' | 'numeric';
  onConfirm: (value: string) => void;
  onCancel: () => void;
}

/** Asks for one value; what breaks its rule is not taken, said so, and stays to be corrected. */
export function Prompt({
  title,
  label,
  initial = '',
  rule,
  inputMode = 'text',
  onConfirm,
  onCancel,
}: PromptProps) {
  const messages = useMessages(kitMessages);
  const id = useId();
  const [value, setValue] = useState(initial);
  const [refused, setRefused] = useState(false);
  const confirm = () => {
    if (checkPrompt(value, rule) === 'legal') onConfirm(value);
    else setRefused(true);
  };
  return (
    <Dialog
      {...(title === undefined ? {} : { title })}
      confirm={{ onClick: confirm }}
      cancel={{ onClick: onCancel }}
    >
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles.input}
        inputMode={inputMode}
        autoComplete="off"
        autoFocus
        value={value}
        aria-invalid={refused}
        aria-describedby={`${id}-refusal`}
        onChange={({ target }) => {
          setValue(target.value);
          setRefused(false);
        }}
        onKeyDown={({ key, nativeEvent }) => {
          // Enter that ends the spelling of a Chinese word is not yet an answer.
          if (key === 'Enter' && !nativeEvent.isComposing) confirm();
        }}
      />
      <p id={`${id}-refusal`} className={styles.refusal} role="alert">
        {refused ? messages.illegalInput : ''}
      </p>
    </Dialog>
  );
}
