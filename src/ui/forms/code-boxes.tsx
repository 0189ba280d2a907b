import { useEffect, useRef } from 'react';
import { digitsOf, secretLength } from '@/domain/payment/payment-proof';
import { SixBoxes } from './six-boxes';
import styles from './six-boxes.module.css';

interface CodeBoxesProps {
  /** Names the code for screen readers. */
  label: string;
  value: string;
  /** The code is being checked; the field is read-only. */
  busy: boolean;
  wrong: boolean;
  /** The id of the error text. */
  describedBy?: string | undefined;
  onChange: (value: string) => void;
}

/** Six boxes with one real input, so that pasting, one-time-code autofill and screen readers work. */
export function CodeBoxes({ label, value, busy, wrong, describedBy, onChange }: CodeBoxesProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!busy) inputRef.current?.focus();
  }, [busy]);
  return (
    <label className={styles.boxes}>
      <span className="visuallyHidden">{label}</span>
      <SixBoxes typed={value} wrong={wrong} />
      <input
        ref={inputRef}
        className={styles.input}
        // Places the input, and so the focus ring, over the next box.
        style={{ gridColumn: Math.min(value.length + 1, secretLength) }}
        aria-invalid={wrong}
        aria-describedby={describedBy}
        autoComplete="one-time-code"
        inputMode="numeric"
        readOnly={busy}
        value={value}
        // Longer than the code, so that a pasted “code: 123 456” is not cut.
        maxLength={secretLength * 8}
        onChange={(event) => onChange(digitsOf(event.target.value))}
      />
    </label>
  );
}
