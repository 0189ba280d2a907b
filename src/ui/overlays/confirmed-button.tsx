import { useState, type ReactNode } from 'react';
import { SendButton } from '@/ui/forms/send-button';
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
  /** Why it cannot be done now; the button says it and is off. */
  offReason?: string | null;
  onConfirm: () => void;
}

/** A button that asks once more before it ends something. */
export function ConfirmedButton({
  label,
  keepLabel,
  title,
  children,
  offReason = null,
  onConfirm,
  ...buttonProps
}: ConfirmedButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <SendButton {...buttonProps} offReason={offReason} onClick={() => setAsking(true)}>
        {label}
      </SendButton>
      {isAsking && (
        <Dialog
          title={title}
          confirm={{
            label,
            offReason,
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
