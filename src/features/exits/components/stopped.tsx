import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { exitMessages } from '@/messages/exits';
import { useMessages } from '@/messages/language';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';

interface StoppedProps {
  art?: ReactNode;
  title: string;
  description: string;
  /** Beside the way home. */
  action?: { label: string; onClick: () => void };
  /** False where nothing went wrong. */
  alarming?: boolean;
}

/** What stands where a page leads no further: why, a way on, and the way home. */
export function Stopped({ art, title, description, action, alarming = true }: StoppedProps) {
  const messages = useMessages(exitMessages);
  const navigate = useNavigate();
  const home = { label: messages.home, onClick: () => void navigate('/home', { replace: true }) };
  return (
    <ResultState
      art={art ?? <Illustration variant="error" />}
      title={title}
      description={description}
      action={action ?? home}
      secondaryAction={action === undefined ? undefined : home}
      alarming={alarming}
    />
  );
}
