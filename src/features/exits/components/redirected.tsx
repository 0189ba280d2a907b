import { exitMessages } from '@/messages/exits';
import { useMessages } from '@/messages/language';
import type { RedirectState } from '../redirect';
import { Passage } from './passage';
import { Stopped } from './stopped';
import { UnderWay } from './under-way';

interface RedirectedProps {
  passing: RedirectState;
  /** What the place is called, and its sign. */
  name: string;
  to: string;
  onAgain: () => void;
}

/** What stands once a page has led on: for a moment, while the person is asked, or because the address can't be opened. */
export function Redirected({ passing, name, to, onAgain }: RedirectedProps) {
  const messages = useMessages(exitMessages);
  if (passing === 'refused')
    return <Stopped title={messages.refusedTitle} description={messages.refusedLine} />;
  if (passing === 'gone') {
    return <UnderWay to={to} title={messages.entering(name)} description={messages.handingOverLine} />;
  }
  const way = { label: messages.go, onClick: onAgain };
  return (
    <Stopped
      art={<Passage to={to} />}
      title={messages.askedTitle}
      description={messages.askedLine(name)}
      action={way}
      alarming={false}
    />
  );
}

/** What stands when somebody comes back to a page that had led them out. */
export function CameBack({ name, to, onAgain }: Omit<RedirectedProps, 'passing'>) {
  const messages = useMessages(exitMessages);
  return (
    <Stopped
      art={<Passage to={to} />}
      title={messages.cameBackTitle(name)}
      description={messages.cameBackLine}
      action={{ label: messages.goAgain, onClick: onAgain }}
      alarming={false}
    />
  );
}
