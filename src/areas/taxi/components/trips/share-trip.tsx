import { useNavigate } from 'react-router-dom';
import { shareTrip } from '@/areas/taxi/endpoints/taxi-trips';
import { tripMessages } from '@/areas/taxi/messages';
import { href } from '@/domain/href';
import { useWrite } from '@/flows/write/use-write';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';

interface ShareTripProps {
  id: string;
  /** Another text than 分享行程. */
  label?: string;
  /** It is the main button of its page. */
  main?: boolean;
}

/** Makes a link to a trip and leads to the page that sends it. */
export function ShareTrip({ id, label, main = false }: ShareTripProps) {
  const messages = useMessages(tripMessages);
  const navigate = useNavigate();
  const { isBusy, send } = useWrite(shareTrip, { shownAs: 'toast' });
  const handleShare = () =>
    send({ id, on: true }, ({ share }) => {
      if (share === null) return;
      const url = `#${href('/didiShare', { id: share })}`;
      void navigate(href('/webviewShare', { title: messages.shareTitle, text: messages.shareText, url }));
    });
  return (
    <Button variant={main ? 'filled' : 'soft'} block={main} busy={isBusy} onClick={handleShare}>
      {label ?? messages.share}
    </Button>
  );
}
