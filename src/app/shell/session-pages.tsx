import { leaveForLogin, leaveForSso } from '@/app/startup/login';
import { WhoseWallet } from '@/flows/log-in/whose-wallet';
import { useMessages } from '@/messages/language';
import { sessionMessages } from '@/messages/session';
import { shellMessages } from '@/messages/shell';
import { useAppStatus } from '@/state/app-status';
import { useStartup } from '@/state/startup';
import { readStored } from '@/state/storage';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Page } from '@/ui/layout/page';

/** Shown in place of every page that needs a session while there is none. */
export default function SessionPage() {
  const asked = useStartup(({ question }) => question !== null);
  const expired = useAppStatus((visit) => visit.expired);
  if (asked) return <WhoseWallet />;
  // A token that never worked on this device is no log-in that could expire.
  return expired && readStored('usercode') !== null ? <SessionExpired /> : <NoSession />;
}

/** No user is logged in; the page gives the reason. */
function NoSession() {
  const { product } = useMessages(shellMessages);
  const messages = useMessages(sessionMessages);
  const refusal = useStartup((startup) => startup.refusal);
  const { prefix, phoneNumber } = refusal ?? { prefix: '', phoneNumber: '' };
  const logIn = { label: messages.logIn, onClick: () => leaveForLogin(prefix, phoneNumber) };
  const sso = { label: messages.logInStaff, onClick: leaveForSso };
  const [title, description] = {
    nobody: [messages.noSessionTitle, messages.noSessionLine],
    departed: [messages.departedTitle, messages.departedLine],
    refused: [messages.loginRefusedTitle, refusal?.said ?? messages.loginRefusedLine],
    unbound: [messages.unboundTitle, messages.unboundLine],
    unreachable: [messages.unreachableTitle, messages.unreachableLine],
  }[refusal?.reason ?? 'nobody'];
  return (
    <Page title={product} root>
      <ResultState
        art={<Illustration variant="lock" />}
        title={title ?? ''}
        description={description ?? ''}
        alarming={refusal !== null}
        {...(refusal?.reason === 'departed' ? {} : { action: logIn, secondaryAction: sso })}
      />
    </Page>
  );
}

/** The gateways said that the session is over. */
function SessionExpired() {
  const { product } = useMessages(shellMessages);
  const messages = useMessages(sessionMessages);
  return (
    <Page title={product} root>
      <ResultState
        art={<Illustration variant="lock" />}
        title={messages.expiredTitle}
        description={messages.expiredLine}
        alarming
        action={{ label: messages.logIn, onClick: () => leaveForLogin() }}
      />
    </Page>
  );
}
