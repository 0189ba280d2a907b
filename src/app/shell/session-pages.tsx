import { shellWords } from '@/messages/shell';
import { useWords } from '@/messages/words';
import { Page } from '@/ui/page';
import { StateBlock } from '@/ui/state-block';

export function NoSession() {
  const words = useWords(shellWords);
  return (
    <Page title={words.product} root>
      <StateBlock title={words.noSessionTitle} line={words.noSessionLine} />
    </Page>
  );
}

/** Stands in the place of every page once the gateways said that the session is over (decision 3). */
export function SessionExpired() {
  const words = useWords(shellWords);
  return (
    <Page title={words.product} root>
      <StateBlock title={words.expiredTitle} line={words.expiredLine} alarming />
    </Page>
  );
}
