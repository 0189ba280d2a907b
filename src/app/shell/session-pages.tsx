import { leaveForLogin, leaveForSso } from '@/app/startup/login';
import { WhoseWallet } from '@/flows/log-in/whose-wallet';
import { sessionWords } from '@/messages/session';
import { shellWords } from '@/messages/shell';
import { useWords } from '@/messages/language';
import { useStartup } from '@/state/startup';
import { useVisit } from '@/state/app-status';
import { EmptyArt } from '@/ui/feedback/illustration';
import { Page } from '@/ui/layout/page';
import { StateBlock } from '@/ui/feedback/result-state';

/** What stands in the place of every page that needs a session while there is none to show it with. */
export default function SessionPage() {
  const asked = useStartup(({ question }) => question !== null);
  const expired = useVisit((visit) => visit.expired);
  if (asked) return <WhoseWallet />;
  return expired ? <SessionExpired /> : <NoSession />;
}

/** Nobody is logged in; the page says why. */
function NoSession() {
  const { product } = useWords(shellWords);
  const words = useWords(sessionWords);
  const refusal = useStartup((startup) => startup.refusal);
  const { prefix, phoneNumber } = refusal ?? { prefix: '', phoneNumber: '' };
  const logIn = { label: words.logIn, go: () => leaveForLogin(prefix, phoneNumber) };
  const sso = { label: words.logInStaff, go: leaveForSso };
  const [title, line] = {
    nobody: [words.noSessionTitle, words.noSessionLine],
    departed: [words.departedTitle, words.departedLine],
    refused: [words.loginRefusedTitle, refusal?.said ?? words.loginRefusedLine],
    unbound: [words.unboundTitle, words.unboundLine],
    unreachable: [words.unreachableTitle, words.unreachableLine],
  }[refusal?.reason ?? 'nobody'];
  return (
    <Page title={product} root>
      <StateBlock
        art={<EmptyArt variant="lock" />}
        title={title ?? ''}
        line={line ?? ''}
        alarming={refusal !== null}
        {...(refusal?.reason === 'departed' ? {} : { way: logIn, otherWay: sso })}
      />
    </Page>
  );
}

/** The gateways said that the session is over (decision 3). */
function SessionExpired() {
  const { product } = useWords(shellWords);
  const words = useWords(sessionWords);
  return (
    <Page title={product} root>
      <StateBlock
        art={<EmptyArt variant="lock" />}
        title={words.expiredTitle}
        line={words.expiredLine}
        alarming
        way={{ label: words.logIn, go: () => leaveForLogin() }}
      />
    </Page>
  );
}
