import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { exitWords } from '@/messages/exits';
import { useWords } from '@/messages/language';
import { StateBlock } from '@/ui/feedback/result-state';
import { Passage } from './passage';

/** After so long a page says that it takes long, and offers the way home, ms. */
const slowAfter = 8_000;

interface UnderWayProps {
  /** The sign of the place that it leads to. */
  to: string;
  title: string;
  line: string;
}

/** What stands while a page works. */
export function UnderWay({ to, title, line }: UnderWayProps) {
  const words = useWords(exitWords);
  const navigate = useNavigate();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, []);
  const home = { label: words.home, go: () => void navigate('/home', { replace: true }) };
  return (
    <StateBlock
      art={<Passage to={to} moving />}
      title={title}
      line={slow ? words.slowLine : line}
      otherWay={slow ? home : undefined}
    />
  );
}
