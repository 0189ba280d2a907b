import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { grantListMessages } from '@/messages/grant-list';
import { useMessages } from '@/messages/language';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Page } from '@/ui/layout/page';

/** Says why there are no grants in a session of a wallet member. */
export function NoGrants({ title }: { title: string }) {
  const messages = useMessages(grantListMessages);
  const navigate = useNavigate();
  return (
    <Page title={title}>
      <ResultState
        art={<Illustration variant="lock" />}
        title={messages.noGrants}
        description={messages.noGrantsLine}
        action={{ label: messages.toHome, onClick: () => void navigate(href('/home'), { replace: true }) }}
      />
    </Page>
  );
}
