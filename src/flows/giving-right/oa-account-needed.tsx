import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { givingRightWords } from '@/messages/giving-right';
import { useWords } from '@/messages/language';
import { EmptyArt } from '@/ui/feedback/illustration';
import { Page } from '@/ui/layout/page';
import { StateBlock } from '@/ui/feedback/result-state';

/** Why somebody without an OA account gives no coins to colleagues, what they can do instead, and the way on. */
export function OaAccountNeeded({ title }: { title: string }) {
  const words = useWords(givingRightWords);
  const navigate = useNavigate();
  return (
    <Page title={title}>
      <StateBlock
        art={<EmptyArt variant="lock" />}
        title={words.title}
        line={words.line}
        way={{ label: words.pay, go: () => void navigate(href('/paymentQRcode'), { replace: true }) }}
        otherWay={{ label: words.home, go: () => void navigate(href('/home'), { replace: true }) }}
      />
    </Page>
  );
}
