import { useState } from 'react';
import { formatCoins } from '@/domain/money';
import { percentages } from '@/domain/guide-and-reports/welfare';
import { welfareDataWords } from '@/messages/welfare-data';
import { useWords } from '@/messages/language';
import type { WelfareData } from '@/queries/welfare';
import { AccountSwitch } from '@/ui/money/account-switch';
import { Card } from '@/ui/layout/card';
import styles from './occasions.module.css';

interface OccasionsProps {
  data: WelfareData;
  asText: boolean;
}

/** What coins came or went for, as parts of a whole. */
export function Occasions({ data, asText }: OccasionsProps) {
  const words = useWords(welfareDataWords);
  const [direction, setDirection] = useState<'received' | 'given'>('received');
  const list = direction === 'received' ? data.receivedFor : data.givenFor;
  const shares = percentages(list.map(({ amount }) => amount));
  const heard = list.map(({ occasion }, place) => words.share(words.occasions[occasion], shares[place] ?? 0));
  return (
    <Card
      title={words.occasionsTitle}
      aside={
        <AccountSwitch
          label={words.direction}
          options={[
            ['received', words.received],
            ['given', words.given],
          ]}
          selected={direction}
          onSelect={setDirection}
        />
      }
    >
      {list.length === 0 ? (
        <p className={styles.none}>{direction === 'received' ? words.noneReceived : words.noneGiven}</p>
      ) : (
        <>
          {!asText && (
            <div className={styles.whole} role="img" aria-label={words.occasionsHeard(heard)}>
              {list.map(({ occasion, amount }, place) => (
                <span
                  key={occasion}
                  className={styles.part}
                  data-place={place}
                  style={{ flexGrow: amount }}
                />
              ))}
            </div>
          )}
          <ul>
            {list.map(({ occasion, amount }, place) => (
              <li key={occasion} className={styles.row}>
                <span className={styles.dot} data-place={place} aria-hidden="true" />
                <span className={styles.name}>{words.occasions[occasion]}</span>
                <span className={styles.share}>{shares[place]}%</span>
                <span className={styles.amount}>{formatCoins(amount)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
