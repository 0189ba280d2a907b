import { useNavigate } from 'react-router-dom';
import { placeMessages } from '@/messages/places';
import { shellMessages } from '@/messages/shell';
import { useMessages } from '@/messages/language';
import { Illustration } from '@/ui/feedback/illustration';
import { Page } from '@/ui/layout/page';
import { PageTitle } from '@/ui/layout/page-title';
import { ResultState } from '@/ui/feedback/result-state';

export default function UnknownAddress() {
  const messages = useMessages(placeMessages);
  const { product, home } = useMessages(shellMessages);
  const navigate = useNavigate();
  return (
    <Page title={product}>
      <PageTitle title={messages.unknownTitle} />
      <ResultState
        art={<Illustration variant="search" />}
        title={messages.unknownTitle}
        description={messages.unknownLine}
        action={{ label: home, onClick: () => void navigate('/home', { replace: true }) }}
      />
    </Page>
  );
}
