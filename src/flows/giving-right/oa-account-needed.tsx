import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { givingRightMessages } from '@/messages/areas/giving-right';
import { useMessages } from '@/messages/language';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Page } from '@/ui/layout/page';

/** Explains that sending coins needs an OA account, and links to what the person can do without one. */
export function OaAccountNeeded({ title }: { title?: string }) {
  const messages = useMessages(givingRightMessages);
  const navigate = useNavigate();
  return (
    <Page title={title}>
      <ResultState
        art={<Illustration variant="lock" />}
        title={messages.title}
        description={messages.description}
        action={{
          label: messages.pay,
          onClick: () => void navigate(href('/paymentQRcode'), { replace: true }),
        }}
        secondaryAction={{
          label: messages.toHome,
          onClick: () => void navigate(href('/home'), { replace: true }),
        }}
      />
    </Page>
  );
}
