import { useState, type ReactNode } from 'react';
import { Button } from '@/ui/forms/button';
import { Dialog } from './dialog';

interface ConfirmedButtonProps {
  label: string;
  /** The label of the button that leaves everything as it is. */
  keepLabel: string;
  /** The question. */
  title: string;
  /** What follows from it. */
  children: ReactNode;
  variant: 'filled' | 'soft' | 'outlined' | 'quiet';
  block?: boolean;
  busy: boolean;
  onConfirm: () => void;
}

/** A button that asks once more before it ends something. */
export function ConfirmedButton({
  label,
  keepLabel,
  title,
  children,
  onConfirm,
  ...buttonProps
}: ConfirmedButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button {...buttonProps} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <Dialog
          title={title}
          confirm={{
            label,
            onClick: () => {
              setAsking(false);
              onConfirm();
            },
          }}
          cancel={{ label: keepLabel, onClick: () => setAsking(false) }}
        >
          {children}
        </Dialog>
      )}
    </>
  );
}
