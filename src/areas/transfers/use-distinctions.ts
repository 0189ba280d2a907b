import { distinctionsOf } from '@/domain/colleagues/distinctions';
import type { Recipient } from '@/domain/transfers/transfer';
import { transferMessages } from '@/messages/areas/transfers';
import { useMessages } from '@/messages/language';

/** What is shown beside the name of one of these people, by usercode: empty where no other has the same name. */
export function useDistinctions(people: readonly Recipient[]): (usercode: string) => string {
  const messages = useMessages(transferMessages);
  const distinctions = distinctionsOf(people);
  return (usercode) => {
    const distinction = distinctions.get(usercode);
    if (distinction === undefined) return '';
    return distinction.kind === 'department'
      ? distinction.department
      : messages.jobNumber(distinction.jobNumber);
  };
}
