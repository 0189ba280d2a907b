import { useNavigate } from 'react-router-dom';
import { shellWords } from '@/messages/shell';
import { useWords } from '@/messages/words';
import { Page } from '@/ui/page';
import { StateBlock } from '@/ui/state-block';

export function UnknownAddress() {
  const words = useWords(shellWords);
  const navigate = useNavigate();
  return (
    <Page title={words.product}>
      <title>{words.unknownTitle}</title>
      <StateBlock
        title={words.unknownTitle}
        line={words.unknownLine}
        way={{ label: words.home, go: () => void navigate('/home', { replace: true }) }}
      />
    </Page>
  );
}
