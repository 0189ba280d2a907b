import { Link } from 'react-router-dom';
import type { DataOf } from '@/api/endpoint';
import type { queryLetters } from '@/api/endpoints/letters';
import { dayOf } from '@/domain/business-time';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { letterMessages } from '@/messages/areas/letters';
import { useMessages } from '@/messages/language';
import styles from './letter-card.module.css';

type Letter = NonNullable<DataOf<typeof queryLetters>>['letters'][number];

/** One letter on letter paper with the reply below it; it leads to its receipt. */
export function LetterCard({ letter, name }: { letter: Letter; name: string }) {
  const messages = useMessages(letterMessages);
  const { id, kind, direction, time, money, text, sealed, tag, thanks } = letter;
  const isSent = direction === 'sent';
  const labels = [messages.coins(formatCoins(money)), ...(kind === 'packet' ? [messages.packet] : [])];
  return (
    <Link
      className={styles.card}
      to={kind === 'packet' ? href('/NBagDesc', { id }) : href('/rewardDetail', { id })}
    >
      <span className={styles.line}>
        {isSent ? messages.sent(name) : messages.received(name)}
        <time dateTime={dayOf(time)}>{messages.day(time)}</time>
      </span>
      <span className={styles.text}>{sealed ? messages.stillSealed : text}</span>
      <span className={styles.line}>{[...labels, ...(tag === '' ? [] : [tag])].join(' · ')}</span>
      {thanks !== null && (
        <span className={styles.thanks}>
          <span className={styles.line}>{isSent ? messages.thanks(name) : messages.ownThanks}</span>
          <span className={styles.reply}>{thanks}</span>
        </span>
      )}
    </Link>
  );
}
