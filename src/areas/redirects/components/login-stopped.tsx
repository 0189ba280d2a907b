import { useMessages } from '@/messages/language';
import { sessionMessages } from '@/messages/session';
import { loginRequested } from '@/state/external-navigation';
import { Illustration } from '@/ui/feedback/illustration';
import type { CodeLoginResult } from '../log-in-by-code';
import { exitMessages } from '../messages';
import { Stopped } from './stopped';

interface LoginStoppedProps {
  outcome: CodeLoginResult;
  /** The refused code; the log-in page needs it to bind an unbound account. */
  code: string;
  onAgain: () => void;
}

/** Says why a partner's code gave no session, and links to the log-in page or retries. */
export function LoginStopped({ outcome, code, onAgain }: LoginStoppedProps) {
  const messages = useMessages(exitMessages);
  const session = useMessages(sessionMessages);
  const art = <Illustration variant="lock" />;
  const refusal = outcome.kind === 'refused' ? outcome : null;
  const { prefix, phoneNumber } = refusal ?? { prefix: '', phoneNumber: '' };
  const bToken = refusal?.reason === 'unbound' ? code : '';
  const logIn = { label: session.logIn, onClick: () => loginRequested({ prefix, phoneNumber, bToken }) };
  const retry = { label: messages.again, onClick: onAgain };
  switch (refusal?.reason) {
    case 'departed':
      return <Stopped art={art} title={session.departedTitle} description={session.departedLine} />;
    case 'refused':
      return (
        <Stopped
          art={art}
          title={session.loginRefusedTitle}
          description={refusal?.said ?? session.loginRefusedLine}
          action={logIn}
        />
      );
    case 'unbound':
      return (
        <Stopped art={art} title={session.unboundTitle} description={messages.unboundLine} action={logIn} />
      );
    case 'unreachable':
      return (
        <Stopped title={session.unreachableTitle} description={session.unreachableLine} action={retry} />
      );
    default:
      return (
        <Stopped art={art} title={messages.noCodeTitle} description={messages.noCodeLine} action={logIn} />
      );
  }
}
