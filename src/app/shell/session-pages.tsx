import { leaveForLogin } from '@/app/startup/login';
import { sessionWords } from '@/messages/session';
import { shellWords } from '@/messages/shell';
import { useWords } from '@/messages/words';
import { useStartup } from '@/state/startup';
import { EmptyArt } from '@/ui/empty-art';
import { Page } from '@/ui/page';
import { StateBlock } from '@/ui/state-block';

// In one part with the others: each further part costs the first paint its name.
export { WhoseWallet } from '@/flows/log-in/whose-wallet';

/** Stands in the place of every page while nobody is logged in, and says why. */
export function NoSession() {
  const { product } = useWords(shellWords);
  const words = useWords(sessionWords);
  const refusal = useStartup((startup) => startup.refusal);
  const { prefix, phoneNumber } = refusal ?? { prefix: '', phoneNumber: '' };
  const logIn = { label: words.logIn, go: () => leaveForLogin(prefix, phoneNumber) };
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
        {...(refusal?.reason === 'departed' ? {} : { way: logIn })}
      />
    </Page>
  );
}

/** Stands in the place of every page once the gateways said that the session is over (decision 3). */
export function SessionExpired() {
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
