import { useNavigate } from 'react-router-dom';
import type { SystemType } from '@/domain/account';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { Reading } from '@/flows/query-view/query-view';
import { activationWords } from '@/messages/activation';
import { titleWords } from '@/messages/titles';
import { useWords } from '@/messages/language';
import { useAccounts } from '@/queries/account';
import { Button } from '@/ui/forms/button';
import { Card } from '@/ui/layout/card';
import { Facts } from '@/ui/lists/description-list';
import { FormRow } from '@/ui/forms/form-row';
import { ListSection } from '@/ui/lists/list-section';
import { Page } from '@/ui/layout/page';
import { Petals } from '@/ui/gifts/petals';
import { Seal } from '@/ui/gifts/seal';
import { Skeleton } from '@/ui/feedback/skeleton';
import styles from './activated.module.css';

/** The account is there: what is in it, and what can be done with it now. */
export function Activated({ sysType }: { sysType: SystemType }) {
  const words = useWords(activationWords);
  const title = useWords(titleWords)['/activation'];
  const navigate = useNavigate();
  const accounts = useAccounts(sysType);
  return (
    <Page
      title={title}
      glow
      foot={
        <Button block onClick={() => void navigate(href('/home'), { replace: true })}>
          {words.toHome}
        </Button>
      }
    >
      <Petals />
      <div className={styles.head} role="status">
        <Seal />
        <p className={styles.state}>{words.doneTitle}</p>
        <p className={styles.line}>{words.doneLine}</p>
      </div>
      <Card title={words.account}>
        <Reading
          query={accounts}
          title={words.accountFailed}
          skeleton={<Skeleton label={words.loading} bars={[40, 40]} />}
        >
          {({ accountList }) => (
            <Facts
              ruled
              rows={accountList
                .filter(({ accountType }) => accountType === 'XF')
                .flatMap(({ accNo, balanceAmt }) => [
                  [words.balance, words.coins(formatCoins(balanceAmt))] as const,
                  [words.number, accNo] as const,
                ])}
            />
          )}
        </Reading>
      </Card>
      <ListSection title={words.next}>
        <FormRow
          icon="lock"
          label={words.setPassword}
          note={words.setPasswordLine}
          onOpen={() => void navigate(href('/setPassword'))}
        />
        {sysType === 'WALLET' ? (
          <FormRow
            icon="paycode"
            label={words.pay}
            note={words.payLine}
            onOpen={() => void navigate(href('/paymentQRcode'))}
          />
        ) : (
          <FormRow
            icon="transfer"
            label={words.transfer}
            note={words.transferLine}
            onOpen={() => void navigate(href('/transfer1'))}
          />
        )}
      </ListSection>
    </Page>
  );
}
