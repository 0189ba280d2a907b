import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { exitWords } from '@/messages/exits';
import { useWords } from '@/messages/language';
import { EmptyArt } from '@/ui/feedback/illustration';
import { StateBlock } from '@/ui/feedback/result-state';

interface StoppedProps {
  art?: ReactNode;
  title: string;
  line: string;
  /** Beside the way home. */
  way?: { label: string; go: () => void };
  /** False where nothing went wrong. */
  alarming?: boolean;
}

/** What stands where a page leads no further: why, a way on, and the way home. */
export function Stopped({ art, title, line, way, alarming = true }: StoppedProps) {
  const words = useWords(exitWords);
  const navigate = useNavigate();
  const home = { label: words.home, go: () => void navigate('/home', { replace: true }) };
  return (
    <StateBlock
      art={art ?? <EmptyArt variant="error" />}
      title={title}
      line={line}
      way={way ?? home}
      otherWay={way === undefined ? undefined : home}
      alarming={alarming}
    />
  );
}
