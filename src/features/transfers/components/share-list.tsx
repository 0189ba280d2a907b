import { namesakes } from '@/domain/colleagues/directory-browse';
import { formatCoins } from '@/domain/money';
import type { Receiver } from '@/domain/payment/payment-attempt';
import { transferMessages } from '@/messages/transfers';
import { useMessages } from '@/messages/language';
import { Avatar } from '@/ui/people/avatar';
import styles from './share-list.module.css';

/** The recipients, each with their amount. */
export function ShareList({ people }: { people: readonly Receiver[] }) {
  const messages = useMessages(transferMessages);
  const sharedNames = namesakes(people);
  return (
    <ul className={styles.list} aria-label={messages.receivers}>
      {people.map(({ usercode, name, amount, department = '', jobNumber = '' }) => (
        <li key={usercode} className={styles.row}>
          <Avatar name={name} size={32} />
          <span className={styles.name}>
            {name}
            {sharedNames.has(name) && (
              <span className={styles.place}>{messages.place(department, jobNumber)}</span>
            )}
          </span>
          <span className="visuallyHidden">{messages.amountAccessibleText(formatCoins(amount))}</span>
          <span className={styles.amount} aria-hidden="true">
            {formatCoins(amount)}
          </span>
        </li>
      ))}
    </ul>
  );
}
