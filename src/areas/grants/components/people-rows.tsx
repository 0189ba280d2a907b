import { useNavigate } from 'react-router-dom';
import { namesToldApart } from '@/domain/colleagues/distinctions';
import { href } from '@/domain/href';
import type { Recipient } from '@/domain/transfers/transfer';
import { nextEntryState } from '@/flows/navigation/entry-state';
import { grantMessages } from '@/messages/areas/grants';
import { useMessages } from '@/messages/language';
import { ChoiceLine } from './choice-line';

interface PeopleRowsProps {
  people: readonly Recipient[];
  /** What may have been submitted already stays as it is. */
  locked: boolean;
}

/** Who was picked; a tap opens the picker. */
export function PeopleRows({ people, locked }: PeopleRowsProps) {
  const messages = useMessages(grantMessages);
  const navigate = useNavigate();
  const names = people.map(namesToldApart(people));
  const open = () =>
    void navigate(href('/grantActivityH5', { view: 'people' }), { state: nextEntryState(0) });
  return (
    <ChoiceLine
      icon="user"
      title={people.length === 0 ? messages.choosePeople : messages.names(names)}
      note={
        locked
          ? messages.people(people.length)
          : people.length === 0
            ? messages.choosePeopleNote
            : messages.changePeople
      }
      {...(locked ? {} : { onOpen: open })}
    />
  );
}
