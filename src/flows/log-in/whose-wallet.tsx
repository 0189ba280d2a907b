import { sessionWords } from '@/messages/session';
import { shellWords } from '@/messages/shell';
import { useWords } from '@/messages/language';
import { useStartup, walletChosen } from '@/state/startup';
import { EmptyArt } from '@/ui/feedback/illustration';
import { Page } from '@/ui/layout/page';
import { StateBlock } from '@/ui/feedback/result-state';

/** Asks before a link's token replaces a live session: whose wallet it is, and whose is open. */
export function WhoseWallet() {
  const { product } = useWords(shellWords);
  const words = useWords(sessionWords);
  const question = useStartup((startup) => startup.question);
  if (question === null) return null;
  const { theirs, mine } = question;
  return (
    <Page title={product} root>
      <StateBlock
        art={<EmptyArt variant="lock" />}
        title={words.whoseTitle(theirs)}
        line={words.whoseLine(mine)}
        way={{ label: words.stayWith(mine), go: () => walletChosen('mine') }}
        otherWay={{ label: words.switchTo(theirs), go: () => walletChosen('theirs') }}
      />
    </Page>
  );
}
