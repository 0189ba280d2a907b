import { useState } from 'react';
import { Inline } from '@/ui/layout/box';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { Icon } from '@/ui/media/icon';
import styles from './wheel-field.module.css';

const WheelSheet = lazyComponent('wheel-sheet', () => import('@/ui/library/wheel-sheet'));

interface WheelFieldProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  onChange: (value: string) => void;
}

/** The title of a card that shows the chosen value and opens a wheel to change it. */
export function WheelField({ label, value, options, onChange }: WheelFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const text = options.find(([option]) => option === value)?.[1] ?? '';
  return (
    <>
      <Inline
        as="button"
        type="button"
        display="inline-flex"
        minHeight="tap"
        size="title"
        weight="bold"
        className={styles.field}
        aria-haspopup="dialog"
        aria-label={`${label} ${text}`}
        onPointerDown={() => void WheelSheet.preload()}
        onClick={() => setIsOpen(true)}
      >
        {text}
        <Icon name="down" size={16} />
      </Inline>
      {isOpen && (
        <WheelSheet
          title={label}
          slots={[{ label, options }]}
          values={[value]}
          onPick={([picked = '']) => {
            close();
            onChange(picked);
          }}
          onClose={close}
        />
      )}
    </>
  );
}
