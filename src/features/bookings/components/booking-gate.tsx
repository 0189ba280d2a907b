import { useNavigate } from 'react-router-dom';
import type { ReactNode } from 'react';
import type { AccountType } from '@/domain/account';
import { href } from '@/domain/href';
import { Reading } from '@/flows/query-view/query-view';
import { bookingWords } from '@/messages/bookings';
import { useWords } from '@/messages/language';
import { useAccounts } from '@/queries/account';
import { useSession } from '@/state/session';
import { EmptyArt } from '@/ui/feedback/illustration';
import { Page } from '@/ui/layout/page';
import { Skeleton } from '@/ui/feedback/skeleton';
import { StateBlock } from '@/ui/feedback/result-state';

interface BookingGateProps {
  accountType: AccountType;
  title: string;
  /** The whole page, for whoever has the account. */
  children: ReactNode;
}

/** Who has no incentive account books no rewards, and learns why (decision 19). */
export function BookingGate({ accountType, title, children }: BookingGateProps) {
  const words = useWords(bookingWords);
  const navigate = useNavigate();
  const sysType = useSession((session) => session.sysType);
  const accounts = useAccounts(sysType);
  const kind = accountType === 0 ? 'XF' : 'GLZ';
  const toBlessing = {
    label: words.toBlessing,
    go: () => void navigate(href('/transfer3'), { replace: true }),
  };
  if (accountType === 1 && sysType === 'WALLET') {
    return (
      <Page title={title}>
        <StateBlock
          art={<EmptyArt variant="lock" />}
          title={words.walletTitle}
          line={words.walletLine}
          way={toBlessing}
        />
      </Page>
    );
  }
  if (accounts.data?.accountList.some((each) => each.accountType === kind) === true) return children;
  return (
    <Page title={title}>
      <Reading
        query={accounts}
        title={words.openFailed}
        art={<EmptyArt variant="error" />}
        skeleton={<Skeleton label={words.loading} bars={[120, 160, 200]} />}
      >
        {() => (
          <StateBlock
            art={<EmptyArt variant="empty" />}
            title={words.noTeamTitle}
            line={words.noTeamLine}
            way={{ label: words.apply, go: () => void navigate(href('/AccountApplyH5')) }}
            otherWay={toBlessing}
          />
        )}
      </Reading>
    </Page>
  );
}
