import { useMessages } from '@/messages/language';
import { sessionMessages } from '@/messages/session';
import { shellMessages } from '@/messages/shell';
import { useStartup, walletChosen } from '@/state/startup';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Page } from '@/ui/layout/page';

/** Lets the person choose before the token of a link replaces a valid session. */
export function WhoseWallet() {
  const { product } = useMessages(shellMessages);
  const messages = useMessages(sessionMessages);
  const question = useStartup((startup) => startup.question);
  if (question === null) return null;
  const { theirs, mine } = question;
  return (
    <Page title={product} root>
      <ResultState
        art={<Illustration variant="lock" />}
        title={messages.whoseTitle(theirs)}
        description={messages.whoseLine(mine)}
        action={{ label: messages.stayWith(mine), onClick: () => walletChosen('mine') }}
        secondaryAction={{ label: messages.switchTo(theirs), onClick: () => walletChosen('theirs') }}
      />
    </Page>
  );
}
