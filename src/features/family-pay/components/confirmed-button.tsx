import { useState, type ReactNode } from 'react';
import { familyPayMessages } from '@/messages/family-pay';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { Dialog } from '@/ui/overlays/dialog';

interface ConfirmedButtonProps {
  label: string;
  /** The question, and what follows from it. */
  title: string;
  children: ReactNode;
  variant: 'outlined' | 'quiet';
  busy: boolean;
  onConfirm: () => void;
}

/** A button that asks once more before it ends something. */
export function ConfirmedButton({ label, title, children, variant, busy, onConfirm }: ConfirmedButtonProps) {
  const messages = useMessages(familyPayMessages);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button block variant={variant} busy={busy} onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <Dialog
          title={title}
          confirm={{
            label,
            onClick: () => {
              setIsAsking(false);
              onConfirm();
            },
          }}
          cancel={{ label: messages.keep, onClick: () => setIsAsking(false) }}
        >
          {children}
        </Dialog>
      )}
    </>
  );
}
