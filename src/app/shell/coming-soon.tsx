import { useNavigate } from 'react-router-dom';
import type { Address } from '@/domain/screens';
import { placeWords } from '@/messages/places';
import { shellWords } from '@/messages/shell';
import { titleWords } from '@/messages/titles';
import { useWords } from '@/messages/language';
import { EmptyArt } from '@/ui/feedback/illustration';
import { Page } from '@/ui/layout/page';
import { StateBlock } from '@/ui/feedback/result-state';

/** An address whose screen is still to come says so. */
export function ComingSoon({ address }: { address: Address }) {
  const title = useWords(titleWords)[address];
  const words = useWords(placeWords);
  const { home } = useWords(shellWords);
  const navigate = useNavigate();
  return (
    <Page title={title}>
      <StateBlock
        art={<EmptyArt variant="empty" />}
        title={words.soon}
        line={words.soonLine(title)}
        way={{ label: home, go: () => void navigate('/home') }}
      />
    </Page>
  );
}
