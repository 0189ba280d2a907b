import { useNavigate } from 'react-router-dom';
import { namesToldApart } from '@/domain/colleagues/distinctions';
import { maxRecipients } from '@/domain/constants';
import { href } from '@/domain/href';
import type { AccountType } from '@/domain/account';
import { removeRecipient } from '@/domain/transfers/recipients';
import { sendsFrom } from '@/domain/transfers/transfer';
import { transferMessages } from '@/messages/transfers';
import { useMessages } from '@/messages/language';
import { recipientsChosen, useTransferDraft } from '@/state/transfer-draft';
import { Card } from '@/ui/layout/card';
import { RecipientChip } from '@/ui/people/recipient-chip';
import { Icon } from '@/ui/media/icon';
import { recipientsId } from '../field-ids';
import { NextBatchNotice } from './next-batch-notice';
import styles from './recipients-card.module.css';

/** The chosen recipients as removable chips, and a button to the picker until the list is full. */
export function RecipientsCard({ accountType }: { accountType: AccountType }) {
  const messages = useMessages(transferMessages);
  const navigate = useNavigate();
  const list = useTransferDraft((draft) => draft.transferList);
  const nameOf = namesToldApart(list);
  return (
    <Card title={messages.toWhom} aside={messages.chosen(list.length, maxRecipients)}>
      <ul className={styles.chips}>
        {list.map((person) => (
          <li key={person.usercode}>
            <RecipientChip
              name={person.name}
              shownName={nameOf(person)}
              removeLabel={messages.remove(nameOf(person))}
              onRemove={() => recipientsChosen(removeRecipient(list, person.usercode))}
            />
          </li>
        ))}
        {list.length < maxRecipients && (
          <li>
            <button
              type="button"
              className={styles.add}
              onClick={() => void navigate(href('/rewardUsers', { for: sendsFrom[accountType] }))}
            >
              <Icon name="plus" size={20} />
              {messages.add}
            </button>
          </li>
        )}
      </ul>
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
