import { useState } from 'react';
import { namesToldApart } from '@/domain/colleagues/distinctions';
import type { Receiver } from '@/domain/payment/payment-attempt';
import { transferMessages } from '@/messages/areas/transfers';
import { useMessages } from '@/messages/language';
import { Grid } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { NamedPeople } from '@/ui/people/named-people';
import { ShareList } from './share-list';
import styles from './expandable-people.module.css';

/** With more people than these even a list with amounts begins collapsed, so that the send button stays in sight. */
const maxShownAtOnce = 5;

/** The recipients in one line; a tap shows each of them with the department. Different amounts are shown at once where they are few. */
export function ExpandablePeople({
  people,
  showsAmounts,
}: {
  people: readonly Receiver[];
  showsAmounts: boolean;
}) {
  const messages = useMessages(transferMessages);
  const [isExpanded, setExpanded] = useState(showsAmounts && people.length <= maxShownAtOnce);
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isExpanded}
        onClick={() => setExpanded(!isExpanded)}
      >
        <span className={styles.label}>{messages.receivers}</span>
        <NamedPeople
          names={people.map(({ name }) => name)}
          text={messages.names(people.map(namesToldApart(people)))}
        />
        <Grid
          as="span"
          marginLeft={2}
          tone="secondary"
          flex="none"
          className={styles.arrow}
          data-open={isExpanded}
        >
          <Icon name="down" size={16} />
        </Grid>
      </button>
      {isExpanded && <ShareList people={people} showsAmounts={showsAmounts} />}
    </>
  );
}
