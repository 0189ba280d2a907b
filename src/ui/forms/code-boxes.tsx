import { useEffect, useRef } from 'react';
import { digitsOf, secretLength } from '@/domain/payment/payment-proof';
import { SixBoxes } from './six-boxes';
import styles from './six-boxes.module.css';

interface CodeBoxesProps {
  /** What the code is, for those who listen. */
  label: string;
  value: string;
  /** It is being tried: nothing more can be typed. */
  busy: boolean;
  wrong: boolean;
  /** The id of what says why it was wrong. */
  describedBy?: string | undefined;
  onChange: (value: string) => void;
}

/** Six boxes over one field, so that pasting, one-time-code autofill and screen readers work as in any field. */
export function CodeBoxes({ label, value, busy, wrong, describedBy, onChange }: CodeBoxesProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!busy) field.current?.focus();
  }, [busy]);
  return (
    <label className={styles.boxes}>
      <SixBoxes typed={value} wrong={wrong} />
      <input
        ref={field}
        className={styles.input}
        // It lies over the box that is next, and with it the ring of the focus.
        style={{ gridColumn: Math.min(value.length + 1, secretLength) }}
        aria-label={label}
        aria-invalid={wrong}
        aria-describedby={describedBy}
        autoComplete="one-time-code"
        inputMode="numeric"
        readOnly={busy}
        value={value}
        // A pasted “code: 123 456” is longer than what counts of it.
        maxLength={secretLength * 8}
        onChange={(event) => onChange(digitsOf(event.target.value))}
      />
    </label>
  );
}
