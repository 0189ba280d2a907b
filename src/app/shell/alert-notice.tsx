import { useNavigate } from 'react-router-dom';
import { saysNoAccount } from '@/domain/accounts/account-service';
import { href } from '@/domain/href';
import { activationWords } from '@/messages/activation';
import { visitWords } from '@/messages/app-status';
import { useWords } from '@/messages/language';
import type { Notice } from '@/state/notifications';
import { useSession } from '@/state/session';
import { Button } from '@/ui/forms/button';
import { Sheet } from '@/ui/overlays/sheet';

interface AlertNoticeProps {
  notice: Notice;
  onRead: () => void;
}

/** A message that waits until it was read; whoever has no account is shown the ways to one. */
export default function AlertNotice({ notice: { text, failure }, onRead }: AlertNoticeProps) {
  const words = useWords(visitWords);
  const lacksAccount = failure !== undefined && saysNoAccount(failure);
  return (
    <Sheet title={words.notice} onClose={onRead}>
      <p>{text}</p>
      {lacksAccount && <WaysToAccount onChosen={onRead} />}
      <Button block look={lacksAccount ? 'quiet' : 'filled'} onClick={onRead}>
        {words.close}
      </Button>
    </Sheet>
  );
}

/** Activating one's own, or applying for one, which WALLET sessions cannot (decision 19). */
function WaysToAccount({ onChosen }: { onChosen: () => void }) {
  const words = useWords(activationWords);
  const navigate = useNavigate();
  const staff = useSession(({ sysType }) => sysType === 'LONGCOIN');
  const go = (address: '/activation' | '/AccountApplyH5') => {
    onChosen();
    void navigate(href(address));
  };
  return (
    <>
      <p>{words.noAccountLine}</p>
      <Button block onClick={() => go('/activation')}>
        {words.activate}
      </Button>
      {staff && (
        <Button block look="outlined" onClick={() => go('/AccountApplyH5')}>
          {words.apply}
        </Button>
      )}
    </>
  );
}
