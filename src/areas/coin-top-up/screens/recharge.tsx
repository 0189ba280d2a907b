import { useState } from 'react';
import { RequireAccount } from '@/flows/query-view/require-account';
import { topUpMessages } from '@/messages/areas/coin-top-up';
import { useMessages } from '@/messages/language';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { Box } from '@/ui/layout/box';
import { Page } from '@/ui/layout/page';
import { AmountForm } from '../components/amount-form';
import { CardForm } from '../components/card-form';
import { TopUpRecords } from '../components/top-up-records';

/** /recharge: tops up the personal account by an amount, which the cashier takes, or by the code of a card; with the top-ups so far. */
export default function Recharge() {
  const messages = useMessages(topUpMessages);
  const [method, setMethod] = useState<'money' | 'card'>('money');
  return (
    <RequireAccount>
      <Page>
        <Box marginBottom={3}>
          <ChoiceRow
            variant="segment"
            label={messages.by}
            choices={[
              ['money', messages.methods.money],
              ['card', messages.methods.card],
            ]}
            current={method}
            onChange={setMethod}
          />
        </Box>
        {method === 'money' ? <AmountForm /> : <CardForm />}
        <TopUpRecords />
      </Page>
    </RequireAccount>
  );
}
