import { memo } from 'react';
import type { Colleague } from '@/domain/colleagues/colleague';
import { transferMessages } from '@/messages/transfers';
import { useMessages } from '@/messages/language';
import { Avatar } from '@/ui/people/avatar';
import { CheckRow } from '@/ui/forms/check-row';

interface ColleagueRowProps {
  person: Colleague;
  /** It is the person who is choosing. */
  own: boolean;
  /** How many colleagues have this name, this one included. */
  namesakes: number;
  chosen: boolean;
  onAdd: (colleague: Colleague) => void;
  onRemove: (colleague: Colleague) => void;
}

/**
 * One colleague; namesakes are told apart by department and job number. Drawn once for as long as nothing about it changes:
 * keystrokes and ticks pass the other rows by.
 */
export const ColleagueRow = memo(function ColleagueRow({
  person,
  own,
  namesakes,
  chosen,
  onAdd,
  onRemove,
}: ColleagueRowProps) {
  const messages = useMessages(transferMessages);
  const [tag, why] = own
    ? [messages.self, messages.selfLine]
    : person.departed
      ? [messages.departed, messages.departedLine]
      : person.oaAccount === null
        ? [messages.noOa, messages.noOaLine]
        : [namesakes > 1 ? messages.namesakes(namesakes) : null, null];
  return (
    <CheckRow
      mark={<Avatar name={person.name} />}
      title={person.name}
      tag={tag}
      description={why ?? messages.place(person.department, person.jobNumber)}
      checked={chosen}
      disabled={why !== null}
      onToggle={() => (chosen ? onRemove(person) : onAdd(person))}
    />
  );
});
