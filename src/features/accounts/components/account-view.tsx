import { Link } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import { queryBillMonths } from '@/api/endpoints/bill';
import type { Account, AccountType } from '@/domain/account';
import { toMonth } from '@/domain/business-time';
import { href } from '@/domain/href';
import { formatCoins, formatSigned, tenths } from '@/domain/money';
import { QueryView } from '@/flows/query-view/query-view';
import { useLacksOaAccount } from '@/flows/giving-right/lacks-oa-account';
import { accountMessages } from '@/messages/accounts';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Card } from '@/ui/layout/card';
import { Entrance } from '@/ui/lists/entrance';
import { Envelope } from '@/ui/gifts/envelope';
import { DescriptionList } from '@/ui/lists/description-list';
import { Skeleton } from '@/ui/feedback/skeleton';
import styles from './account-view.module.css';
import { ExpiringCard } from './expiring-card';
import { PacingCard } from './pacing-card';
import { ThanksCard } from './thanks-card';

interface AccountViewProps {
  account: Account;
  accountType: AccountType;
  owner: string;
}

/** One account: its envelope, this month, and what it is for. */
export function AccountView({ account, accountType, owner }: AccountViewProps) {
  const messages = useMessages(accountMessages);
  const titles = useMessages(titleMessages);
  const team = accountType === 1;
  const raw = account.balanceAmt;
  const shown = formatCoins(tenths(team ? Math.max(0, raw) : raw));
  const month = toMonth(gatewayNow());
  const mayGive = !useLacksOaAccount();
  const ways = team
    ? ([
        ['reward', messages.reward, href('/transfer2')],
        ['schedule', messages.scheduleReward, href('/transfer4')],
      ] as const)
    : ([
        ['transfer', messages.transfer, href('/transfer1')],
        ['schedule', messages.schedule, href('/transfer3')],
      ] as const);
  return (
    <div className={styles.view}>
      <Envelope
        label={team ? messages.team : messages.personal}
        team={team}
        pocket={
          <div className={styles.ways}>
            {mayGive &&
              ways.map(([icon, word, to]) => <Entrance key={icon} icon={icon} word={word} to={to} />)}
            <Entrance
              icon="bill"
              word={messages.bill}
              to={href('/longballDetail', { account: accountType })}
            />
          </div>
        }
      >
        <p className={styles.label}>{messages.available}</p>
        <p className={styles.amount}>
          <span className="visuallyHidden">{messages.coins(shown)}</span>
          <span aria-hidden="true">{shown}</span>
        </p>
        {raw < 0 && <p className={styles.label}>{messages.overdrawn(formatCoins(tenths(-raw)))}</p>}
      </Envelope>
      <Card title={messages.thisMonth}>
        <QueryView
          query={useEndpoint(queryBillMonths, { accountType, month, count: 1 })}
          title={messages.failed}
          skeleton={<Skeleton label={messages.loading} bars={[44]} />}
        >
          {(months) => (
            <DescriptionList
              rows={[
                [messages.income, formatSigned(months[0]?.income ?? tenths(0))],
                [messages.spending, formatSigned(tenths(-(months[0]?.spending ?? 0)))],
              ]}
            />
          )}
        </QueryView>
      </Card>
      {team && <PacingCard />}
      {team && <ThanksCard />}
      <ExpiringCard accountType={accountType} mayGive={mayGive} />
      <Card title={messages.purpose}>
        <p className={styles.purpose}>{team ? messages.teamPurpose : messages.personalPurpose}</p>
        <DescriptionList
          rows={[
            [messages.owner, owner],
            [messages.number, account.accNo],
            [messages.kind, team ? messages.teamKind : messages.personalKind],
          ]}
        />
        <Link className={styles.bill} to={href('/longballDetail', { account: accountType })}>
          {messages.toBill}
        </Link>
        <Link className={styles.bill} to={href('/bigdata', { account: team ? 1 : undefined })}>
          {titles['/bigdata']}
        </Link>
      </Card>
    </div>
  );
}
