import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { environment } from '@/app/environment';
import { judgeAddress } from '@/domain/exits/outside-address';
import { visitWords } from '@/messages/app-status';
import { useWords } from '@/messages/language';
import { addressSettled, useLeaving } from '@/state/external-navigation';
import { noticed } from '@/state/notifications';
import { Button } from '@/ui/forms/button';
import { Sheet } from '@/ui/overlays/sheet';

/** The one checked door for addresses from outside (decision 16): in-app, opened, asked about, or refused so that it is seen. */
export default function ExternalLinkGuard({ offered }: { offered: string }) {
  const words = useWords(visitWords);
  const navigate = useNavigate();
  const verdict = judgeAddress(offered, environment.allowedHosts);

  useEffect(() => {
    // Each offer is acted on once.
    if (verdict.kind === 'ask' || useLeaving.getState().offered !== offered) return;
    addressSettled();
    if (verdict.kind === 'in-app') void navigate(verdict.to);
    else if (verdict.kind === 'open') leaveFor(verdict.url);
    else noticed(words.addressRefused);
  });

  if (verdict.kind !== 'ask') return null;
  const go = () => {
    addressSettled();
    leaveFor(verdict.url);
  };
  return (
    <Sheet title={words.leaveTitle} onClose={addressSettled}>
      <p>{words.leaveLine(verdict.host)}</p>
      <Button block onClick={go}>
        {words.leave(verdict.host)}
      </Button>
      <Button block look="quiet" onClick={addressSettled}>
        {words.stay}
      </Button>
    </Sheet>
  );
}

function leaveFor(url: string): void {
  window.location.assign(url);
}
