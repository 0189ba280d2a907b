import { Link } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import type { Account, AccountType } from '@/domain/account';
import { toMonth } from '@/domain/business-time';
import { href } from '@/domain/href';
import { formatCoins, formatSigned, tenths } from '@/domain/money';
import { Reading } from '@/flows/query-view/query-view';
import { useLacksOaAccount } from '@/flows/giving-right/lacks-oa-account';
import { accountWords } from '@/messages/accounts';
import { titleWords } from '@/messages/titles';
import { useWords } from '@/messages/language';
import { useBillMonths } from '@/queries/bill';
import { Card } from '@/ui/layout/card';
import { Entrance } from '@/ui/lists/entrance';
import { Envelope } from '@/ui/gifts/envelope';
import { Facts } from '@/ui/lists/description-list';
import { Skeleton } from '@/ui/feedback/skeleton';
import styles from './account-view.module.css';
import { LapsingCard } from './expiring-card';
import { PacingCard } from './pacing-card';
import { ThanksCard } from './thanks-card';

interface AccountViewProps {
  account: Account;
  accountType: AccountType;
  owner: string;
}

/** One account: its envelope, this month, and what it is for. */
export function AccountView({ account, accountType, owner }: AccountViewProps) {
  const words = useWords(accountWords);
  const titles = useWords(titleWords);
  const team = accountType === 1;
  const raw = account.balanceAmt;
  const shown = formatCoins(tenths(team ? Math.max(0, raw) : raw));
  const month = toMonth(gatewayNow());
  const mayGive = !useLacksOaAccount();
  const ways = team
    ? ([
        ['reward', words.reward, href('/transfer2')],
        ['schedule', words.scheduleReward, href('/transfer4')],
      ] as const)
    : ([
        ['transfer', words.transfer, href('/transfer1')],
        ['schedule', words.schedule, href('/transfer3')],
      ] as const);
  return (
    <div className={styles.view}>
      <Envelope
        label={team ? words.team : words.personal}
        team={team}
        pocket={
          <div className={styles.ways}>
            {mayGive &&
              ways.map(([icon, word, to]) => <Entrance key={icon} icon={icon} word={word} to={to} />)}
            <Entrance icon="bill" word={words.bill} to={href('/longballDetail', { account: accountType })} />
          </div>
        }
      >
        <p className={styles.label}>{words.available}</p>
        <p className={styles.amount}>
          <span className="heard">{words.coins(shown)}</span>
          <span aria-hidden="true">{shown}</span>
        </p>
        {raw < 0 && <p className={styles.label}>{words.overdrawn(formatCoins(tenths(-raw)))}</p>}
      </Envelope>
      <Card title={words.thisMonth}>
        <Reading
          query={useBillMonths(accountType, month, 1)}
          title={words.failed}
          skeleton={<Skeleton label={words.loading} bars={[44]} />}
        >
          {(months) => (
            <Facts
              rows={[
                [words.income, formatSigned(months[0]?.income ?? tenths(0))],
                [words.spending, formatSigned(tenths(-(months[0]?.spending ?? 0)))],
              ]}
            />
          )}
        </Reading>
      </Card>
      {team && <PacingCard />}
      {team && <ThanksCard />}
      <LapsingCard accountType={accountType} mayGive={mayGive} />
      <Card title={words.purpose}>
        <p className={styles.purpose}>{team ? words.teamPurpose : words.personalPurpose}</p>
        <Facts
          rows={[
            [words.owner, owner],
            [words.number, account.accNo],
            [words.kind, team ? words.teamKind : words.personalKind],
          ]}
        />
        <Link className={styles.bill} to={href('/longballDetail', { account: accountType })}>
          {words.toBill}
        </Link>
        <Link className={styles.bill} to={href('/bigdata', { account: team ? 1 : undefined })}>
          {titles['/bigdata']}
        </Link>
      </Card>
    </div>
  );
}
