import { exitWords } from '@/messages/exits';
import { sessionWords } from '@/messages/session';
import { useWords } from '@/messages/language';
import { loginWanted } from '@/state/external-navigation';
import { EmptyArt } from '@/ui/feedback/illustration';
import type { LoggingIn } from '../log-in-by-code';
import { Stopped } from './stopped';

interface LoginStoppedProps {
  outcome: LoggingIn;
  /** The code that was refused: an account that is still to be bound is bound by it. */
  code: string;
  onAgain: () => void;
}

/** Says why a partner's code made no session, and leads to the log-in page, or tries again. */
export function LoginStopped({ outcome, code, onAgain }: LoginStoppedProps) {
  const words = useWords(exitWords);
  const session = useWords(sessionWords);
  const art = <EmptyArt variant="lock" />;
  const refusal = outcome.kind === 'refused' ? outcome : null;
  const { prefix, phoneNumber } = refusal ?? { prefix: '', phoneNumber: '' };
  const bToken = refusal?.reason === 'unbound' ? code : '';
  const logIn = { label: session.logIn, go: () => loginWanted({ prefix, phoneNumber, bToken }) };
  const retry = { label: words.again, go: onAgain };
  switch (refusal?.reason) {
    case 'departed':
      return <Stopped art={art} title={session.departedTitle} line={session.departedLine} />;
    case 'refused':
      return (
        <Stopped
          art={art}
          title={session.loginRefusedTitle}
          line={refusal?.said ?? session.loginRefusedLine}
          way={logIn}
        />
      );
    case 'unbound':
      return <Stopped art={art} title={session.unboundTitle} line={words.unboundLine} way={logIn} />;
    case 'unreachable':
      return <Stopped title={session.unreachableTitle} line={session.unreachableLine} way={retry} />;
    default:
      return <Stopped art={art} title={words.noCodeTitle} line={words.noCodeLine} way={logIn} />;
  }
}
