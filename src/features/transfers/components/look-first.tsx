import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { namesakes } from '@/domain/directory-browse';
import { href } from '@/domain/href';
import type { Intent } from '@/domain/settlement';
import { paidFrom, sendsFrom } from '@/domain/transfer';
import { transferWords } from '@/messages/transfers';
import { useWords } from '@/messages/words';
import { useDirectory } from '@/queries/directory';
import { Avatar } from '@/ui/avatar';
import { Icon } from '@/ui/icon';
import styles from './look-first.module.css';

/** Before coins leave: which of several colleagues of one name it is (decision 31). It stands in nobody's way. */
export function LookFirst({ intent: { recipients, content } }: { intent: Intent }) {
  const words = useWords(transferWords);
  const navigate = useNavigate();
  const { data } = useDirectory();
  // The directory is long and this is drawn with every step of the sheet: it is gone through once.
  const alike = useMemo(() => {
    const people = data?.people ?? [];
    const counts = namesakes(people);
    return recipients.flatMap(({ usercode, name }) => {
      const count = counts.get(name);
      const person = people.find((one) => one.usercode === usercode);
      return count === undefined || person === undefined ? [] : [{ person, count }];
    });
  }, [data, recipients]);
  if (alike.length === 0) return null;
  const change = () =>
    void navigate(href('/rewardUsers', { for: sendsFrom[paidFrom(content)] }), { replace: true });
  return (
    <section className={styles.card} aria-label={words.look}>
      <div className={styles.head}>
        <Icon name="info" size={18} />
        <h3 className={styles.title}>{words.look}</h3>
        <p className={styles.aside}>{words.lookFree}</p>
      </div>
      <ul>
        {alike.map(({ person, count }) => (
          <li key={person.usercode} className={styles.row}>
            <Avatar name={person.name} />
            <div className={styles.texts}>
              <p>{words.lookNamesake(count, person.name)}</p>
              <p className={styles.place}>{words.place(person.department, person.jobNumber)}</p>
            </div>
            <button type="button" className={styles.change} onClick={change}>
              {words.lookChange}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
