import { useMessages } from '@/messages/language';
import { exitMessages } from '../messages';
import type { RedirectOutcome } from '../redirect';
import { InProgress } from './in-progress';
import { Passage } from './passage';
import { Stopped } from './stopped';

interface RedirectedProps {
  redirection: RedirectOutcome;
  /** The name of the target, and its icon as `to`. */
  name: string;
  to: string;
  onAgain: () => void;
}

/** Shown after a redirect: until the target opens, while the person confirms its address, or because the address is refused. */
export function Redirected({ redirection, name, to, onAgain }: RedirectedProps) {
  const messages = useMessages(exitMessages);
  if (redirection === 'refused')
    return <Stopped title={messages.refusedTitle} description={messages.refusedLine} />;
  if (redirection === 'redirected') {
    return <InProgress to={to} title={messages.entering(name)} description={messages.handingOverLine} />;
  }
  const openAgain = { label: messages.go, onClick: onAgain };
  return (
    <Stopped
      art={<Passage to={to} />}
      title={messages.askedTitle}
      description={messages.askedLine(name)}
      action={openAgain}
      alarming={false}
    />
  );
}

/** Shown after returning to a page that had redirected out of the app. */
export function CameBack({ name, to, onAgain }: Omit<RedirectedProps, 'redirection'>) {
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
