import { maskEmail } from '@/domain/mask';
import { formatCoins } from '@/domain/money';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { useMessages } from '@/messages/language';
import { useAccounts, useCurrentUser } from '@/queries/account';
import { usePreferences } from '@/state/preferences';
import { useSession } from '@/state/session';
import { useUser } from '@/state/user';
import { Box } from '@/ui/layout/box';
import { DescriptionList } from '@/ui/lists/description-list';
import { settingMessages } from '../messages';

/** Job number, masked e-mail address, user number and personal balance; what is unknown is left out. */
export function ProfileDetails() {
  const messages = useMessages(settingMessages);
  useCurrentUser();
  const { jobCode, email, userId, accountInfo } = useUser();
  const known = [
    [messages.jobCode, jobCode],
    [messages.email, maskEmail(email)],
    [messages.userId, userId],
  ] as const;
  const rows = known.filter(([, value]) => value !== '');
  if (rows.length === 0 && accountInfo === null) return null;
  return (
    <Box marginTop={3}>
      <DescriptionList
        rows={accountInfo === null ? rows : [...rows, [messages.balance, <Balance key="balance" />]]}
      />
    </Box>
  );
}

/** The personal balance as it was fetched for another page; dots where amounts are hidden. */
function Balance() {
  const messages = useMessages(settingMessages);
  const sysType = useSession((session) => session.sysType);
  const accounts = useAccounts(sysType);
  const isHidden = usePreferences(({ amountsHidden }) => amountsHidden);
  const balance = useUser(({ longBall }) => longBall);
  if (!isHidden) {
    return (
      <>
        {formatCoins(balance)}
        <FetchedAt query={accounts} />
      </>
    );
  }
  return (
    <>
      <span className="visuallyHidden">{messages.amountsHidden}</span>
      <span aria-hidden="true">••••</span>
    </>
  );
}
