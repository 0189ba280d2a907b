import { memo } from 'react';
import type { Colleague } from '@/domain/colleagues/colleague';
import { transferMessages } from '@/messages/areas/transfers';
import { useMessages } from '@/messages/language';
import { CheckRow } from '@/ui/forms/check-row';
import { Avatar } from '@/ui/people/avatar';

/** Why a person cannot be chosen, in a word and in a sentence. */
export interface Barred {
  tag: string;
  description: string;
}

interface ColleagueRowProps {
  person: Colleague;
  /** The row is the current user. */
  own: boolean;
  /** How many colleagues have this name, this one included. */
  namesakes: number;
  chosen: boolean;
  /** Why the page does not offer this person; null where it does. */
  barred: Barred | null;
  onAdd: (colleague: Colleague) => void;
  onRemove: (colleague: Colleague) => void;
}

/** One colleague, with department and job number; memoised, so that a keystroke or a tick renders only the rows that changed. */
export const ColleagueRow = memo(function ColleagueRow({
  person,
  own,
  namesakes,
  chosen,
  barred,
  onAdd,
  onRemove,
}: ColleagueRowProps) {
  const messages = useMessages(transferMessages);
  const [tag, reason] = own
    ? [messages.self, messages.selfLine]
    : person.departed
      ? [messages.departed, messages.departedLine]
      : person.oaAccount === null
        ? [messages.noOa, messages.noOaLine]
        : barred !== null
          ? [barred.tag, barred.description]
          : [namesakes > 1 ? messages.namesakes(namesakes) : null, null];
  return (
    <CheckRow
      mark={<Avatar name={person.name} />}
      title={person.name}
      tag={tag}
      description={reason ?? messages.place(person.department, person.jobNumber)}
      checked={chosen}
      disabled={reason !== null}
      onToggle={() => (chosen ? onRemove(person) : onAdd(person))}
    />
  );
});
