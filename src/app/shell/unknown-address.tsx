import { useNavigate } from 'react-router-dom';
import { placeWords } from '@/messages/places';
import { shellWords } from '@/messages/shell';
import { useWords } from '@/messages/language';
import { EmptyArt } from '@/ui/feedback/illustration';
import { Page } from '@/ui/layout/page';
import { PageTitle } from '@/ui/layout/page-title';
import { StateBlock } from '@/ui/feedback/result-state';

export default function UnknownAddress() {
  const words = useWords(placeWords);
  const { product, home } = useWords(shellWords);
  const navigate = useNavigate();
  return (
    <Page title={product}>
      <PageTitle title={words.unknownTitle} />
      <StateBlock
        art={<EmptyArt variant="search" />}
        title={words.unknownTitle}
        line={words.unknownLine}
        way={{ label: home, go: () => void navigate('/home', { replace: true }) }}
      />
    </Page>
  );
}
