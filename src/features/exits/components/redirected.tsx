import { exitWords } from '@/messages/exits';
import { useWords } from '@/messages/language';
import type { Passing } from '../redirect';
import { Passage } from './passage';
import { Stopped } from './stopped';
import { UnderWay } from './under-way';

interface LedOnProps {
  passing: Passing;
  /** What the place is called, and its sign. */
  name: string;
  to: string;
  onAgain: () => void;
}

/** What stands once a page has led on: for a moment, while the person is asked, or because the address can't be opened. */
export function LedOn({ passing, name, to, onAgain }: LedOnProps) {
  const words = useWords(exitWords);
  if (passing === 'refused') return <Stopped title={words.refusedTitle} line={words.refusedLine} />;
  if (passing === 'gone') {
    return <UnderWay to={to} title={words.entering(name)} line={words.handingOverLine} />;
  }
  const way = { label: words.go, go: onAgain };
  return (
    <Stopped
      art={<Passage to={to} />}
      title={words.askedTitle}
      line={words.askedLine(name)}
      way={way}
      alarming={false}
    />
  );
}

/** What stands when somebody comes back to a page that had led them out. */
export function CameBack({ name, to, onAgain }: Omit<LedOnProps, 'passing'>) {
  const words = useWords(exitWords);
  return (
    <Stopped
      art={<Passage to={to} />}
      title={words.cameBackTitle(name)}
      line={words.cameBackLine}
      way={{ label: words.goAgain, go: onAgain }}
      alarming={false}
    />
  );
}
