import { useNavigate } from 'react-router-dom';
import type { SystemType } from '@/domain/account';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { activationMessages } from '@/messages/areas/activation';
import { useMessages } from '@/messages/language';
import { useAccounts } from '@/queries/account';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Button } from '@/ui/forms/button';
import { FormRow } from '@/ui/forms/form-row';
import { Petals } from '@/ui/gifts/petals';
import { Seal } from '@/ui/gifts/seal';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { DescriptionList } from '@/ui/lists/description-list';
import { ListSection } from '@/ui/lists/list-section';
import { Text, Title } from '@/ui/text/text';
import styles from './activated.module.css';

/** The result of the activation: the new account and what can be done with it. */
export function Activated({ sysType }: { sysType: SystemType }) {
  const messages = useMessages(activationMessages);
  const navigate = useNavigate();
  const accounts = useAccounts(sysType);
  return (
    <Page
      highlight
      actionBar={
        <Button block onClick={() => void navigate(href('/home'), { replace: true })}>
          {messages.toHome}
        </Button>
      }
    >
      <Petals />
      <div className={styles.head} role="status">
        <Seal />
        <Title as="p" marginBottom={2} size="title-l">
          {messages.doneTitle}
        </Title>
        <Text as="p" tone="secondary">
          {messages.doneLine}
        </Text>
      </div>
      <Card title={messages.account}>
        <FetchedAt query={accounts} />
        <QueryView
          query={accounts}
          title={messages.accountFailed}
          skeleton={<Skeleton label={messages.loading} bars={[40, 40]} />}
        >
          {({ accountList }) => (
            <DescriptionList
              ruled
              rows={accountList
                .filter(({ accountType }) => accountType === 'XF')
                .flatMap(({ accNo, balanceAmt }) => [
                  [messages.balance, messages.coins(formatCoins(balanceAmt))] as const,
                  [messages.number, accNo] as const,
                ])}
            />
          )}
        </QueryView>
      </Card>
      <ListSection title={messages.next}>
        <FormRow
          icon="lock"
          label={messages.setPassword}
          note={messages.setPasswordLine}
          onOpen={() => void navigate(href('/setPassword'))}
        />
        {sysType === 'WALLET' ? (
          <FormRow
            icon="paycode"
            label={messages.pay}
            note={messages.payLine}
            onOpen={() => void navigate(href('/paymentQRcode'))}
          />
        ) : (
          <FormRow
            icon="transfer"
            label={messages.transfer}
            note={messages.transferLine}
            onOpen={() => void navigate(href('/transfer1'))}
          />
        )}
      </ListSection>
    </Page>
  );
}
