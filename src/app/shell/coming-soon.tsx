import { useNavigate } from 'react-router-dom';
import type { Address } from '@/domain/screens';
import { placeMessages } from '@/messages/places';
import { shellMessages } from '@/messages/shell';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { Illustration } from '@/ui/feedback/illustration';
import { Page } from '@/ui/layout/page';
import { ResultState } from '@/ui/feedback/result-state';

/** An address whose screen is still to come says so. */
export function ComingSoon({ address }: { address: Address }) {
  const title = useMessages(titleMessages)[address];
  const messages = useMessages(placeMessages);
  const { home } = useMessages(shellMessages);
  const navigate = useNavigate();
  return (
    <Page title={title}>
      <ResultState
        art={<Illustration variant="empty" />}
        title={messages.soon}
        description={messages.soonLine(title)}
        action={{ label: home, onClick: () => void navigate('/home') }}
      />
    </Page>
  );
}
