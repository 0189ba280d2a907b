import type { ReactNode } from 'react';
import { href } from '@/domain/href';
import { EmptyState } from '@/flows/page/empty-state';
import { grantMessages } from '@/messages/areas/grants';
import { useMessages } from '@/messages/language';
import { useSession } from '@/state/session';
import { Page } from '@/ui/layout/page';

/** Shows the page in a LONGCOIN session; a WALLET session has no approvals and grants, and is told so. */
export function GrantsGate({ children }: { children: ReactNode }) {
  const messages = useMessages(grantMessages);
  if (useSession(({ sysType }) => sysType) !== 'WALLET') return children;
  return (
    <Page>
      <EmptyState
        art="lock"
        title={messages.walletTitle}
        description={messages.walletLine}
        action={{ label: messages.toHome, to: href('/home'), replace: true }}
      />
    </Page>
  );
}
