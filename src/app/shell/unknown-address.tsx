import { useNavigate } from 'react-router-dom';
import { placeWords } from '@/messages/places';
import { shellWords } from '@/messages/shell';
import { useWords } from '@/messages/words';
import { EmptyArt } from '@/ui/empty-art';
import { Page } from '@/ui/page';
import { StateBlock } from '@/ui/state-block';

export function UnknownAddress() {
  const words = useWords(placeWords);
  const { product, home } = useWords(shellWords);
  const navigate = useNavigate();
  return (
    <Page title={product}>
      <title>{words.unknownTitle}</title>
      <StateBlock
        art={<EmptyArt variant="search" />}
        title={words.unknownTitle}
        line={words.unknownLine}
        way={{ label: home, go: () => void navigate('/home', { replace: true }) }}
      />
    </Page>
  );
}
