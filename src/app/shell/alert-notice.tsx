import { useNavigate } from 'react-router-dom';
import { saysNoAccount } from '@/domain/accounts/account-service';
import { href } from '@/domain/href';
import { appStatusMessages } from '@/messages/app-status';
import { activationMessages } from '@/messages/areas/activation';
import { useMessages } from '@/messages/language';
import type { Notice } from '@/state/notifications';
import { useSession } from '@/state/session';
import { Button } from '@/ui/forms/button';
import { Sheet } from '@/ui/overlays/sheet';

interface AlertNoticeProps {
  notice: Notice;
  onRead: () => void;
}

/** A message that stays until it is confirmed; without an account it links to activation and application. */
export default function AlertNotice({ notice: { text, failure }, onRead }: AlertNoticeProps) {
  const messages = useMessages(appStatusMessages);
  const lacksAccount = failure !== undefined && saysNoAccount(failure);
  return (
    <Sheet title={messages.notice} onClose={onRead}>
      <p>{text}</p>
      {lacksAccount && <WaysToAccount onChosen={onRead} />}
      <Button block variant={lacksAccount ? 'quiet' : 'filled'} onClick={onRead}>
        {messages.close}
      </Button>
    </Sheet>
  );
}

/** Activating an account, or applying for one, which only staff may. */
function WaysToAccount({ onChosen }: { onChosen: () => void }) {
  const messages = useMessages(activationMessages);
  const navigate = useNavigate();
  const staff = useSession(({ sysType }) => sysType === 'LONGCOIN');
  const handleChoice = (address: '/activation' | '/AccountApplyH5') => {
    onChosen();
    void navigate(href(address));
  };
  return (
    <>
      <p>{messages.noAccountLine}</p>
      <Button block onClick={() => handleChoice('/activation')}>
        {messages.activate}
      </Button>
      {staff && (
        <Button block variant="outlined" onClick={() => handleChoice('/AccountApplyH5')}>
          {messages.apply}
        </Button>
      )}
    </>
  );
}
