import { queryGiftedColleagues } from '@/api/endpoints/transfer';
import { namesToldApart } from '@/domain/colleagues/distinctions';
import type { Recipient } from '@/domain/transfers/transfer';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Box } from '@/ui/layout/box';
import { Avatar } from '@/ui/people/avatar';
import { Note } from '@/ui/text/text';
import { quickSendMessages } from '../messages';
import { quickPeople } from '../rules/quick-people';
import styles from './quick-people.module.css';

interface QuickPeopleProps {
  chosen: readonly Recipient[];
  onAdd: (person: Recipient) => void;
}

/** Colleagues who got something lately or often; a tap adds one. Nothing is shown while they are not known. */
export function QuickPeople({ chosen, onAdd }: QuickPeopleProps) {
  const messages = useMessages(quickSendMessages);
  const { data: given = [] } = useEndpoint(
    queryGiftedColleagues,
    {},
    { background: true, select: ({ list }) => list },
  );
  const people = quickPeople(given, chosen);
  const nameOf = namesToldApart([...given, ...chosen]);
  if (people.length === 0) return null;
  return (
    <Box as="section" marginTop={3} aria-label={messages.title}>
      <Note>{messages.title}</Note>
      <ul className={styles.people}>
        {people.map((person) => {
          const { usercode, name, department, jobNumber } = person;
          return (
            <li key={usercode}>
              <button
                type="button"
                className={styles.person}
                aria-label={messages.add(nameOf(person))}
                onClick={() => onAdd({ usercode, name, department, jobNumber })}
              >
                <Avatar name={name} />
                <span className={styles.name}>{nameOf(person)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </Box>
  );
}
