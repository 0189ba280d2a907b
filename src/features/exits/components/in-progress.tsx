import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { exitMessages } from '@/messages/exits';
import { useMessages } from '@/messages/language';
import { ResultState } from '@/ui/feedback/result-state';
import { Passage } from './passage';

/** After so long a page says that it takes long, and offers the way home, ms. */
const slowAfter = 8_000;

interface UnderWayProps {
  /** The sign of the place that it leads to. */
  to: string;
  title: string;
  description: string;
}

/** What stands while a page works. */
export function UnderWay({ to, title, description }: UnderWayProps) {
  const messages = useMessages(exitMessages);
  const navigate = useNavigate();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, []);
  const home = { label: messages.home, onClick: () => void navigate('/home', { replace: true }) };
  return (
    <ResultState
      art={<Passage to={to} moving />}
      title={title}
      description={slow ? messages.slowLine : description}
      secondaryAction={slow ? home : undefined}
    />
  );
}
