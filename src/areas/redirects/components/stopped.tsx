import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '@/messages/language';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { exitMessages } from '../messages';

interface StoppedProps {
  art?: ReactNode;
  title: string;
  description: string;
  /** Offered beside the link to the home page. */
  action?: { label: string; onClick: () => void };
  /** False where it is no error. */
  alarming?: boolean;
}

/** Shown when a page cannot redirect: the reason, an action, and a link to the home page. */
export function Stopped({ art, title, description, action, alarming = true }: StoppedProps) {
  const messages = useMessages(exitMessages);
  const navigate = useNavigate();
  const home = { label: messages.toHome, onClick: () => void navigate('/home', { replace: true }) };
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
