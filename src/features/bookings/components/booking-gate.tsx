import { useNavigate } from 'react-router-dom';
import type { ReactNode } from 'react';
import type { AccountType } from '@/domain/account';
import { href } from '@/domain/href';
import { QueryView } from '@/flows/query-view/query-view';
import { bookingMessages } from '@/messages/bookings';
import { useMessages } from '@/messages/language';
import { useAccounts } from '@/queries/account';
import { useSession } from '@/state/session';
import { Illustration } from '@/ui/feedback/illustration';
import { Page } from '@/ui/layout/page';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ResultState } from '@/ui/feedback/result-state';

interface BookingGateProps {
  accountType: AccountType;
  title: string;
  /** The whole page, for whoever has the account. */
  children: ReactNode;
}

/** Who has no incentive account books no rewards, and learns why. */
export function BookingGate({ accountType, title, children }: BookingGateProps) {
  const messages = useMessages(bookingMessages);
  const navigate = useNavigate();
  const sysType = useSession((session) => session.sysType);
  const accounts = useAccounts(sysType);
  const kind = accountType === 0 ? 'XF' : 'GLZ';
  const toBlessing = {
    label: messages.toBlessing,
    onClick: () => void navigate(href('/transfer3'), { replace: true }),
  };
  if (accountType === 1 && sysType === 'WALLET') {
    return (
      <Page title={title}>
        <ResultState
          art={<Illustration variant="lock" />}
          title={messages.walletTitle}
          description={messages.walletLine}
          action={toBlessing}
        />
      </Page>
    );
  }
  if (accounts.data?.accountList.some((each) => each.accountType === kind) === true) return children;
  return (
    <Page title={title}>
      <QueryView
        query={accounts}
        title={messages.openFailed}
        art={<Illustration variant="error" />}
        skeleton={<Skeleton label={messages.loading} bars={[120, 160, 200]} />}
      >
        {() => (
          <ResultState
            art={<Illustration variant="empty" />}
            title={messages.noTeamTitle}
            description={messages.noTeamLine}
            action={{ label: messages.apply, onClick: () => void navigate(href('/AccountApplyH5')) }}
            secondaryAction={toBlessing}
          />
        )}
      </QueryView>
    </Page>
  );
}
