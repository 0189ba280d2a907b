import type { DataOf } from '@/api/endpoint';
import type { queryTransfer } from '@/api/endpoints/transfer';
import { isSamePerson, type Recipient } from '@/domain/transfers/transfer';
import { recipientsChosen, storedDraft } from '@/state/transfer-draft';

type Transfer = NonNullable<DataOf<typeof queryTransfer>>;

/**
 * Fills the draft with the other side of a transfer: its recipients, or the sender where it was received. A draft for other people is not
 * lost: it stays as it is, and its people are returned; else the list is empty.
 */
export function startAgain({ direction, sender, recipients }: Transfer): readonly Recipient[] {
  const people = direction === 'sent' ? recipients : [sender];
  const { transferList } = storedDraft();
  const isForOthers = transferList.some(
    ({ usercode }) => !people.some((person) => isSamePerson(person.usercode, usercode)),
  );
  if (isForOthers) return transferList;
  recipientsChosen(
    people.map(({ usercode, name, department, jobNumber }) => ({ usercode, name, department, jobNumber })),
  );
  return [];
}
