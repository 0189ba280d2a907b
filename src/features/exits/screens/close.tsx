import { useNavigate } from 'react-router-dom';
import { exitWords } from '@/messages/exits';
import { titleWords } from '@/messages/titles';
import { useWords } from '@/messages/language';
import { stepBack } from '@/ui/forms/step-back';
import { ExitPage } from '../components/exit-page';
import { UnderWay } from '../components/under-way';
import { closeView } from '../close-view';
import { useErrand } from '../use-one-shot-task';

/** /webviewClose: the host closes the page; else one page back, else home. */
export default function Close() {
  const words = useWords(exitWords);
  const titles = useWords(titleWords);
  const navigate = useNavigate();
  useErrand('close', async (left) => {
    await closeView();
    if (!left.aborted) stepBack(navigate);
  });
  return (
    <ExitPage title={titles['/webviewClose']}>
      <UnderWay to="close" title={words.closing} line={words.closingLine} />
    </ExitPage>
  );
}
