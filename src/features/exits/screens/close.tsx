import { useNavigate } from 'react-router-dom';
import { exitMessages } from '@/messages/exits';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { stepBack } from '@/ui/forms/step-back';
import { ExitPage } from '../components/exit-page';
import { UnderWay } from '../components/under-way';
import { closeView } from '../close-view';
import { useOneShotTask } from '../use-one-shot-task';

/** /webviewClose: the host closes the page; else one page back, else home. */
export default function Close() {
  const messages = useMessages(exitMessages);
  const titles = useMessages(titleMessages);
  const navigate = useNavigate();
  useOneShotTask('close', async (left) => {
    await closeView();
    if (!left.aborted) stepBack(navigate);
  });
  return (
    <ExitPage title={titles['/webviewClose']}>
      <UnderWay to="close" title={messages.closing} description={messages.closingLine} />
    </ExitPage>
  );
}
