import { memo } from 'react';
import type { Colleague } from '@/domain/colleagues/colleague';
import { transferWords } from '@/messages/transfers';
import { useWords } from '@/messages/language';
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
 * One colleague; namesakes are told apart by department and job number (decision 31). Drawn once for as long as nothing about it changes:
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
  const words = useWords(transferWords);
  const [tag, why] = own
    ? [words.self, words.selfLine]
    : person.departed
      ? [words.departed, words.departedLine]
      : person.oaAccount === null
        ? [words.noOa, words.noOaLine]
        : [namesakes > 1 ? words.namesakes(namesakes) : null, null];
  return (
    <CheckRow
      mark={<Avatar name={person.name} />}
      title={person.name}
      tag={tag}
      line={why ?? words.place(person.department, person.jobNumber)}
      checked={chosen}
      disabled={why !== null}
      onToggle={() => (chosen ? onRemove(person) : onAdd(person))}
    />
  );
});
