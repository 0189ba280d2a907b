import { useNavigate } from 'react-router-dom';
import type { AccountType } from '@/domain/account';
import { maxRecipients } from '@/domain/constants';
import { href } from '@/domain/href';
import { sendsFrom } from '@/domain/transfers/transfer';
import { transferMessages } from '@/messages/areas/transfers';
import { useMessages } from '@/messages/language';
import { recipientsChosen, useTransferDraft } from '@/state/transfer-draft';
import { Card } from '@/ui/layout/card';
import { Icon } from '@/ui/media/icon';
import { recipientsId } from '../field-ids';
import { NextBatchNotice } from './next-batch-notice';
import { QuickPeople } from './quick-people';
import { RecipientChips } from './recipient-chips';
import styles from './recipients-card.module.css';

/** The chosen recipients, and a button to the picker until the list is full. */
export function RecipientsCard({ accountType }: { accountType: AccountType }) {
  const messages = useMessages(transferMessages);
  const navigate = useNavigate();
  const list = useTransferDraft((draft) => draft.transferList);
  return (
    <Card title={messages.kinds[accountType].toWhom} aside={messages.chosen(list.length, maxRecipients)}>
      <RecipientChips people={list} onChange={recipientsChosen}>
        {list.length < maxRecipients ? (
          <button
            type="button"
            className={styles.add}
            onClick={() => void navigate(href('/rewardUsers', { for: sendsFrom[accountType] }))}
          >
            <Icon name="plus" size={20} />
            {messages.add}
          </button>
        ) : undefined}
      </RecipientChips>
      {list.length < maxRecipients && (
        <QuickPeople chosen={list} onAdd={(person) => recipientsChosen([...list, person])} />
      )}
      <div className={styles.batch}>
        <NextBatchNotice chosen={list} takesAmounts onAdd={recipientsChosen} />
      </div>
      {list.length >= maxRecipients && (
        <p
          id={recipientsId}
          className={list.length > maxRecipients ? styles.validationError : styles.note}
          role={list.length > maxRecipients ? 'alert' : undefined}
          tabIndex={-1}
        >
          {list.length > maxRecipients ? messages.tooMany : messages.full(maxRecipients)}
        </p>
      )}
    </Card>
  );
}
