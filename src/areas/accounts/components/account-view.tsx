import { Link } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import { queryBillMonths } from '@/api/endpoints/bill';
import { shownBalance, type Account, type AccountType } from '@/domain/account';
import { toMonth } from '@/domain/business-time';
import { href } from '@/domain/href';
import { formatCoins, formatSigned, tenths, unknownFigure } from '@/domain/money';
import { useLacksOaAccount } from '@/flows/giving-right/lacks-oa-account';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { useMessages } from '@/messages/language';
import { titleMessages } from '@/messages/titles';
import { useEndpoint } from '@/queries/endpoint';
import { Skeleton } from '@/ui/feedback/skeleton';
import { TextButton } from '@/ui/forms/text-button';
import { Envelope } from '@/ui/gifts/envelope';
import { Box, Grid } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { DescriptionList } from '@/ui/lists/description-list';
import { Entrance } from '@/ui/lists/entrance';
import { Note, Text } from '@/ui/text/text';
import { queryCoinTerms } from '../endpoints';
import { accountMessages } from '../messages';
import { ExpiringCard } from './expiring-card';
import { PacingCard } from './pacing-card';
import { ThanksCard } from './thanks-card';
import styles from './account-view.module.css';

interface AccountViewProps {
  account: Account;
  accountType: AccountType;
  owner: string;
}

/** One account: its balance, this month, and its purpose. */
export function AccountView({ account, accountType, owner }: AccountViewProps) {
  const messages = useMessages(accountMessages);
  const titles = useMessages(titleMessages);
  const isTeam = accountType === 1;
  const balance = account.balanceAmt;
  const shownAmount = formatCoins(shownBalance(account));
  const month = toMonth(gatewayNow());
  const canGive = !useLacksOaAccount();
  const entrances = isTeam
    ? ([
        ['reward', messages.reward, href('/transfer2')],
        ['schedule', messages.scheduleReward, href('/transfer4')],
      ] as const)
    : ([
        ['transfer', messages.transfer, href('/transfer1')],
        ['schedule', messages.schedule, href('/transfer3')],
      ] as const);
  const { data: terms } = useEndpoint(queryCoinTerms, {}, { quiet: true, background: true });
  const months = useEndpoint(queryBillMonths, { accountType, month, count: 1 });
  return (
    <Box marginTop={3}>
      <Envelope
        label={isTeam ? messages.team : messages.personal}
        team={isTeam}
        pocket={
          <Grid columns={3}>
            {canGive &&
              entrances.map(([icon, word, to]) => <Entrance key={icon} icon={icon} word={word} to={to} />)}
            <Entrance
              icon="bill"
              word={messages.bill}
              to={href('/longballDetail', { account: accountType })}
            />
          </Grid>
        }
      >
        <Note tone="hero-secondary">{messages.available}</Note>
        <p className={styles.amount}>
          <span className="visuallyHidden">{messages.coins(shownAmount)}</span>
          <span aria-hidden="true">{shownAmount}</span>
        </p>
        {balance < 0 && (
          <Note tone="hero-secondary">{messages.overdrawn(formatCoins(tenths(-balance)))}</Note>
        )}
      </Envelope>
      <Card title={messages.thisMonth}>
        <QueryView
          query={months}
          title={messages.failed}
          skeleton={<Skeleton label={messages.loading} bars={[44]} />}
        >
          {([sums]) => (
            <DescriptionList
              rows={[
                [messages.income, sums === undefined ? unknownFigure : formatSigned(sums.income)],
                [
                  messages.spending,
                  sums === undefined ? unknownFigure : formatSigned(tenths(-sums.spending)),
                ],
              ]}
            />
          )}
        </QueryView>
        <FetchedAt query={months} />
      </Card>
      {isTeam && <PacingCard />}
      {isTeam && <ThanksCard />}
      <ExpiringCard accountType={accountType} canGive={canGive} />
      <Card title={messages.purpose}>
        <Text as="p" tone="secondary">
          {isTeam ? messages.teamPurpose : messages.personalPurpose}
        </Text>
        <DescriptionList
          rows={[
            [messages.owner, owner],
            [messages.number, account.accNo],
            [messages.kind, isTeam ? messages.teamKind : messages.personalKind],
            ...(isTeam || terms?.worth == null
              ? []
              : [[messages.worth, messages.worthValue(formatCoins(terms.worth))] as const]),
            ...(isTeam || terms?.daysAfterLeaving == null
              ? []
              : [[messages.afterLeaving, messages.afterLeavingValue(terms.daysAfterLeaving)] as const]),
          ]}
        />
        <TextButton
          as={Link}
          display="inline-flex"
          align="center"
          className={styles.bill}
          to={href('/longballDetail', { account: accountType })}
        >
          {messages.toBill}
        </TextButton>
        <TextButton
          as={Link}
          display="inline-flex"
          align="center"
          className={styles.bill}
          to={href('/bigdata', { account: isTeam ? 1 : undefined })}
        >
          {titles['/bigdata']}
        </TextButton>
      </Card>
    </Box>
  );
}
