import { useNavigate } from 'react-router-dom';
import { useMessages } from '@/messages/language';
import { placeMessages } from '@/messages/places';
import { shellMessages } from '@/messages/shell';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Page } from '@/ui/layout/page';
import { PageTitle } from '@/ui/layout/page-title';

export default function UnknownAddress() {
  const messages = useMessages(placeMessages);
  const { product, home } = useMessages(shellMessages);
  const navigate = useNavigate();
  return (
    <Page title={product}>
      <PageTitle title={messages.unknownTitle} />
      <ResultState
        alarming
        art={<Illustration variant="search" />}
        title={messages.unknownTitle}
        description={messages.unknownLine}
        action={{ label: home, onClick: () => void navigate('/home', { replace: true }) }}
      />
    </Page>
  );
}
