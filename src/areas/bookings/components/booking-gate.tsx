import type { ReactNode } from 'react';
import type { AccountType } from '@/domain/account';
import { href } from '@/domain/href';
import { DetailPage } from '@/flows/page/detail-page';
import { EmptyState } from '@/flows/page/empty-state';
import { partOf } from '@/flows/page/viewed-query';
import { bookingMessages } from '@/messages/areas/bookings';
import { useMessages } from '@/messages/language';
import { useAccounts } from '@/queries/account';
import { useSession } from '@/state/session';
import { Page } from '@/ui/layout/page';
import { useAccountColours } from '@/ui/theme/use-account-colours';

interface BookingGateProps {
  accountType: AccountType;
  title?: string;
  /** The page, shown only to people with this account. */
  children: ReactNode;
}

/** Shows the page if the person has the account it books from, else explains why not. */
export function BookingGate({ accountType, title, children }: BookingGateProps) {
  const messages = useMessages(bookingMessages);
  const sysType = useSession((session) => session.sysType);
  const accounts = useAccounts(sysType);
  useAccountColours(accountType);
  const kind = accountType === 0 ? 'XF' : 'GLZ';
  const giftBooking = { label: messages.toBlessing, to: href('/transfer3'), replace: true };
  if (accountType === 1 && sysType === 'WALLET') {
    return (
      <Page title={title}>
        <EmptyState
          art="lock"
          title={messages.walletTitle}
          description={messages.walletLine}
          action={giftBooking}
        />
      </Page>
    );
  }
  return (
    <DetailPage
      isWhole
      title={title}
      query={partOf(accounts, ({ accountList }) =>
        accountList.some((each) => each.accountType === kind) ? accountList : null,
      )}
      failed={messages.openFailed}
      loading={messages.loading}
      bars={[120, 160, 200]}
      gone={{
        art: 'empty',
        title: messages.noTeamTitle,
        description: messages.noTeamLine,
        action: { label: messages.apply, to: href('/AccountApplyH5') },
        secondaryAction: giftBooking,
      }}
    >
      {() => children}
    </DetailPage>
  );
}
