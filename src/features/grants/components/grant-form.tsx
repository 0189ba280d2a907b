import type { DataOf } from '@/api/endpoint';
import type { grantContext } from '@/api/endpoints/grants';
import { parseAmount, tenths, times } from '@/domain/money';
import { BlessingCard } from '@/flows/blessing/blessing-card';
import { grantMessages } from '@/messages/grants';
import { useMessages } from '@/messages/language';
import { grantDrafted, useGrantDraft } from '@/state/grant-draft';
import { notify } from '@/state/notifications';
import { Button } from '@/ui/forms/button';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { AccountRow } from './account-row';
import { AmountRow } from './amount-row';
import { BudgetFoot } from './budget-foot';
import { DateRow } from './date-row';
import { OccasionTiles } from './occasion-tiles';
import { PeopleRows } from './people-rows';

export type GrantAccount = DataOf<typeof grantContext>['accounts'][number];

interface GrantFormProps {
  title: string;
  accounts: readonly GrantAccount[];
  /** Pays while no other is chosen. */
  first: GrantAccount;
}

/** The form of a grant: what for, from which account, when, for whom, how much, with which words. */
export function GrantForm({ title, accounts, first }: GrantFormProps) {
  const messages = useMessages(grantMessages);
  const draft = useGrantDraft();
  const account = accounts.find(({ accNo }) => accNo === draft.accNo) ?? first;
  const each = parseAmount(draft.money);
  const total = each.ok ? times(each.amount, draft.people.length) : tenths(0);
  const handleSave = () => notify(messages.saved);
  return (
    <Page
      title={title}
      foot={
        <BudgetFoot account={account} total={total}>
          <Button block onClick={handleSave}>
            {messages.save}
          </Button>
        </BudgetFoot>
      }
    >
      <OccasionTiles current={draft.occasion} onChoose={(occasion) => grantDrafted({ occasion })} />
      <Card>
        <AccountRow accounts={accounts} account={account} onChoose={(accNo) => grantDrafted({ accNo })} />
        <DateRow date={draft.date} onChoose={(date) => grantDrafted({ date })} />
      </Card>
      <Card title={messages.toWhom} aside={messages.people(draft.people.length)}>
        <PeopleRows people={draft.people} />
        <AmountRow
          money={draft.money}
          people={draft.people.length}
          onType={(money) => grantDrafted({ money })}
        />
      </Card>
      <BlessingCard
        text={draft.text}
        templates={messages.blessings[draft.occasion]}
        sender={account.team}
        onType={(text) => grantDrafted({ text })}
      />
    </Page>
  );
}
