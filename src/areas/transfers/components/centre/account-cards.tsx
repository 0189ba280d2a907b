import { Link } from 'react-router-dom';
import { centreMessages } from '@/areas/transfers/messages';
import { shownBalance } from '@/domain/account';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { useMessages } from '@/messages/language';
import { useAccounts } from '@/queries/account';
import { useSession } from '@/state/session';
import { Skeleton } from '@/ui/feedback/skeleton';
import coin from '@/ui/icons/coin.svg';
import { Grid, Inline, Surface } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { Caption, Text } from '@/ui/text/text';
import styles from './account-cards.module.css';

/** The kinds of transfer of each account: message key, icon, address. */
const transferKinds = {
  XF: [
    ['transfer', 'transfer', '/transfer1'],
    ['schedule', 'schedule', '/transfer3'],
  ],
  GLZ: [
    ['reward', 'reward', '/transfer2'],
    ['scheduleReward', 'schedule', '/transfer4'],
  ],
} as const;

/** The accounts that can send coins, each with its balance and its kinds of transfer. */
export function AccountCards() {
  const messages = useMessages(centreMessages);
  const accounts = useAccounts(useSession(({ sysType }) => sysType));
  return (
    <>
      <QueryView
        query={accounts}
        title={messages.accountsFailed}
        skeleton={<Skeleton label={messages.loading} bars={[188]} />}
      >
        {({ accountList }) => (
          <div className={styles.cards}>
            {accountList.map((account) => {
              const { accountType, accNo } = account;
              const amount = formatCoins(shownBalance(account));
              return (
                <Surface
                  as="section"
                  key={accNo}
                  overflow="hidden"
                  className={styles.card}
                  data-team={accountType === 'GLZ'}
                >
                  <div className={styles.face}>
                    <Text as="h2" size="note">
                      {accountType === 'GLZ' ? messages.team : messages.personal}
                    </Text>
                    <p className={styles.amount}>
                      <span className="visuallyHidden">{messages.coins(amount)}</span>
                      <span aria-hidden="true">{amount}</span>
                    </p>
                    <img className={styles.coin} src={coin} alt="" width={40} height={40} />
                  </div>
                  {transferKinds[accountType].map(([kind, icon, to]) => (
                    <Inline
                      as={Link}
                      key={kind}
                      to={href(to)}
                      paddingY={2}
                      paddingX={3}
                      divider="between"
                      className={styles.kind}
                    >
                      <Icon name={icon} />
                      <Grid as="span" minWidth={0} marginLeft={2}>
                        {messages.kinds[kind][0]}
                        <Caption as="span">{messages.kinds[kind][1]}</Caption>
                      </Grid>
                    </Inline>
                  ))}
                </Surface>
              );
            })}
          </div>
        )}
      </QueryView>
      <FetchedAt query={accounts} />
    </>
  );
}
