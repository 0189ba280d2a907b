import { useNavigate } from 'react-router-dom';
import { useMessages } from '@/messages/language';
import { titleMessages } from '@/messages/titles';
import { stepBack } from '@/ui/forms/step-back';
import { closeView } from '../close-view';
import { ExitPage } from '../components/exit-page';
import { InProgress } from '../components/in-progress';
import { exitMessages } from '../messages';
import { useOneShotTask } from '../use-one-shot-task';

/** /webviewClose: closes the page through the host, else goes one page back, else home. */
export default function Close() {
  const messages = useMessages(exitMessages);
  const titles = useMessages(titleMessages);
  const navigate = useNavigate();
  useOneShotTask('close', async (signal) => {
    await closeView();
    if (!signal.aborted) stepBack(navigate);
  });
  return (
    <ExitPage title={titles['/webviewClose']}>
      <InProgress to="close" title={messages.closing} description={messages.closingLine} />
    </ExitPage>
  );
}
