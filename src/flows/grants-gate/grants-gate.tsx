import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { grantMessages } from '@/messages/grants';
import { useMessages } from '@/messages/language';
import { useSession } from '@/state/session';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Page } from '@/ui/layout/page';

/** Shows the page in a LONGCOIN session; a WALLET session has no approvals and grants, and is told so. */
export function GrantsGate({ title, children }: { title: string; children: ReactNode }) {
  const messages = useMessages(grantMessages);
  const navigate = useNavigate();
  if (useSession(({ sysType }) => sysType) !== 'WALLET') return children;
  return (
    <Page title={title}>
      <ResultState
        art={<Illustration variant="lock" />}
        title={messages.walletTitle}
        description={messages.walletLine}
        action={{ label: messages.toHome, onClick: () => void navigate(href('/home'), { replace: true }) }}
      />
    </Page>
  );
}
