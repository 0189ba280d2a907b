import { transferWords } from '@/messages/transfers';
import { useWords } from '@/messages/words';
import { Avatar } from '@/ui/avatar';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import styles from './receivers.module.css';

interface ReceiversProps {
  people: readonly { usercode: string; name: string; department: string }[];
  thanks: readonly { usercode: string; text: string; time: string }[];
}

/** Everybody who received it, that it arrived, and what they wrote back. */
export function Receivers({ people, thanks }: ReceiversProps) {
  const words = useWords(transferWords);
  return (
    <Card title={words.receivedBy}>
      <ul>
        {people.map(({ usercode, name, department }) => {
          const back = thanks.find((each) => each.usercode === usercode);
          return (
            <li key={usercode} className={styles.person}>
              <Avatar name={name} />
              <div className={styles.texts}>
                <p>{name}</p>
                <p className={styles.line}>{department}</p>
                {back !== undefined && (
                  <p className={styles.thanks}>
                    “{back.text}” <span className={styles.line}>{back.time.slice(5, 16)}</span>
                  </p>
                )}
              </div>
              <p className={styles.state}>
                <Icon name="check" size={16} />
                {words.credited}
              </p>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
