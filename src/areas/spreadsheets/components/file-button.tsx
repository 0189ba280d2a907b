import { useId, type ReactNode } from 'react';
import { Inline } from '@/ui/layout/box';
import styles from './file-button.module.css';

const accepted =
  '.xlsx,.csv,.tsv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface FileButtonProps {
  /** Names the field for screen readers. */
  label: string;
  variant: 'filled' | 'text';
  onChoose: (file: File) => void;
  children: ReactNode;
}

/** Chooses a spreadsheet from the phone; the same file can be chosen again after it was changed. */
export function FileButton({ label, variant, onChoose, children }: FileButtonProps) {
  const id = useId();
  return (
    <Inline as="span" position="relative" display="inline-flex" align="stretch">
      <input
        id={id}
        className={styles.input}
        type="file"
        accept={accepted}
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file !== undefined) onChoose(file);
          target.value = '';
        }}
      />
      <label htmlFor={id} className={styles.button} data-variant={variant}>
        {children}
      </label>
    </Inline>
  );
}
