import { useMessages } from '@/messages/language';
import { Card } from '@/ui/layout/card';
import { Note } from '@/ui/text/text';
import { treasureMessages } from '../messages';
import { shareNumber } from '../rules/round';
import styles from './share-numbers.module.css';

interface ShareNumbersProps {
  numbers: readonly number[];
  /** The number that won; null before the draw. */
  winning: number | null;
}

/** The numbers of the person's shares. */
export function ShareNumbers({ numbers, winning }: ShareNumbersProps) {
  const messages = useMessages(treasureMessages);
  return (
    <Card
      title={messages.numbers}
      {...(numbers.length === 0 ? {} : { aside: messages.numberCount(numbers.length) })}
    >
      {numbers.length === 0 ? (
        <Note>{messages.noNumbers}</Note>
      ) : (
        <ul className={styles.numbers}>
          {numbers.map((number) => (
            <li key={number} className={styles.number} data-won={number === winning}>
              {shareNumber(number)}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
