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
import { useAccountColours } from '@/ui/theme/use-account-colours';

interface BookingGateProps {
  accountType: AccountType;
  title: string;
  /** The page, shown only to people with this account. */
  children: ReactNode;
}

/** Shows the page if the person has the account it books from, else explains why not. */
export function BookingGate({ accountType, title, children }: BookingGateProps) {
  const messages = useMessages(bookingMessages);
  const navigate = useNavigate();
  const sysType = useSession((session) => session.sysType);
  const accounts = useAccounts(sysType);
  useAccountColours(accountType);
  const kind = accountType === 0 ? 'XF' : 'GLZ';
  const giftBooking = {
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
          action={giftBooking}
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
            secondaryAction={giftBooking}
          />
        )}
      </QueryView>
    </Page>
  );
}
