import { useNavigate } from 'react-router-dom';
import { shellWords } from '@/messages/shell';
import { useWords } from '@/messages/words';
import { Page } from '@/ui/page';
import { StateBlock } from '@/ui/state-block';

/** An address whose screen is still to come says so. */
export function ComingSoon({ title }: { title: string }) {
  const words = useWords(shellWords);
  const navigate = useNavigate();
  return (
    <Page title={title}>
      <StateBlock
        title={words.soon}
        line={words.soonLine(title)}
        way={{ label: words.home, go: () => void navigate('/home') }}
      />
    </Page>
  );
}
