import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { environment } from '@/app/environment';
import { judgeAddress } from '@/domain/external-links/outside-address';
import { appStatusMessages } from '@/messages/app-status';
import { useMessages } from '@/messages/language';
import { externalNavigationSettled, useExternalNavigation } from '@/state/external-navigation';
import { notify } from '@/state/notifications';
import { Button } from '@/ui/forms/button';
import { Sheet } from '@/ui/overlays/sheet';

/** Every address from outside is checked here: it is shown in the app, opened, asked about, or refused with a notice. */
export default function ExternalLinkGuard({ offered }: { offered: string }) {
  const messages = useMessages(appStatusMessages);
  const navigate = useNavigate();
  const verdict = judgeAddress(offered, environment.allowedHosts);

  useEffect(() => {
    // Each offer is acted on once.
    if (verdict.kind === 'ask' || useExternalNavigation.getState().offered !== offered) return;
    externalNavigationSettled();
    if (verdict.kind === 'in-app') void navigate(verdict.to);
    else if (verdict.kind === 'open') leaveFor(verdict.url);
    else notify(messages.addressRefused);
  });

  if (verdict.kind !== 'ask') return null;
  const handleLeave = () => {
    externalNavigationSettled();
    leaveFor(verdict.url);
  };
  return (
    <Sheet title={messages.leaveTitle} onClose={externalNavigationSettled}>
      <p>{messages.leaveLine(verdict.host)}</p>
      <Button block onClick={handleLeave}>
        {messages.leave(verdict.host)}
      </Button>
      <Button block variant="quiet" onClick={externalNavigationSettled}>
        {messages.stay}
      </Button>
    </Sheet>
  );
}

function leaveFor(url: string): void {
  window.location.assign(url);
}
