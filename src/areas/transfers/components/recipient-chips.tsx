import { useState, type ReactNode } from 'react';
import { namesToldApart } from '@/domain/colleagues/distinctions';
import { removeRecipient } from '@/domain/transfers/recipients';
import type { Recipient } from '@/domain/transfers/transfer';
import { transferMessages } from '@/messages/areas/transfers';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { Inline } from '@/ui/layout/box';
import { Dialog } from '@/ui/overlays/dialog';
import { RecipientChip } from '@/ui/people/recipient-chip';
import styles from './recipient-chips.module.css';

/** A longer list is collapsed to the chips that were added last. */
const longestList = 8;
const shownOfLongList = 5;

interface RecipientChipsProps {
  people: readonly Recipient[];
  onChange: (people: readonly Recipient[]) => void;
  /** The last item, which adds a recipient. */
  children?: ReactNode;
}

/** The chosen recipients as removable chips; a long list is collapsed, and all can be removed at once. */
export function RecipientChips({ people, onChange, children }: RecipientChipsProps) {
  const messages = useMessages(transferMessages);
  const [isExpanded, setExpanded] = useState(false);
  const [isClearing, setClearing] = useState(false);
  const nameOf = namesToldApart(people);
  const isLong = people.length > longestList;
  const shown = isLong && !isExpanded ? people.slice(-shownOfLongList) : people;
  const handleClear = () => {
    setClearing(false);
    setExpanded(false);
    onChange([]);
  };
  return (
    <>
      <ul className={styles.chips}>
        {isLong && (
          <li>
            <button
              type="button"
              className={styles.more}
              aria-expanded={isExpanded}
              onClick={() => setExpanded(!isExpanded)}
            >
              {isExpanded ? messages.fewerChips : messages.moreChips(people.length - shown.length)}
            </button>
          </li>
        )}
        {shown.map((person) => (
          <li key={person.usercode}>
            <RecipientChip
              name={person.name}
              shownName={nameOf(person)}
              removeLabel={messages.remove(nameOf(person))}
              onRemove={() => onChange(removeRecipient(people, person.usercode))}
            />
          </li>
        ))}
        {children !== undefined && <li>{children}</li>}
      </ul>
      {people.length > 1 && (
        <Inline justify="end" align="stretch">
          <Button variant="quiet" onClick={() => setClearing(true)}>
            {messages.clearChips}
          </Button>
        </Inline>
      )}
      {isClearing && (
        <Dialog
          title={messages.clearChipsTitle(people.length)}
          confirm={{ label: messages.clearChipsNow, onClick: handleClear }}
          cancel={{ label: messages.keepChips, onClick: () => setClearing(false) }}
        >
          {messages.clearChipsLine}
        </Dialog>
      )}
    </>
  );
}
