import { formatCoins } from '@/domain/money';
import type { Receiver } from '@/domain/payment/payment-attempt';
import { transferMessages } from '@/messages/areas/transfers';
import { useMessages } from '@/messages/language';
import { Inline } from '@/ui/layout/box';
import { Avatar } from '@/ui/people/avatar';
import { Text } from '@/ui/text/text';
import styles from './share-list.module.css';

interface ShareListProps {
  people: readonly Receiver[];
  /** False where all get the same. */
  showsAmounts?: boolean;
}

/** The recipients with department and job number, each with their amount where these differ. */
export function ShareList({ people, showsAmounts = true }: ShareListProps) {
  const messages = useMessages(transferMessages);
  return (
    <Text as="ul" textAlign="left" className={styles.list} aria-label={messages.receivers}>
      {people.map(({ usercode, name, amount, department = '', jobNumber = '' }) => (
        <Inline as="li" key={usercode} paddingY={1} divider="between" className={styles.row}>
          <Avatar name={name} size={32} />
          <Text marginX={3} grow breakWords>
            {name}
            {department !== '' && (
              <span className={styles.place}>{messages.place(department, jobNumber)}</span>
            )}
          </Text>
          {showsAmounts && (
            <>
              <span className="visuallyHidden">{messages.coins(formatCoins(amount))}</span>
              <span className={styles.amount} aria-hidden="true">
                {formatCoins(amount)}
              </span>
            </>
          )}
        </Inline>
      ))}
    </Text>
  );
}
