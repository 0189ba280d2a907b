import { toClock, toDay, toReceiptTime } from '@/domain/business-time';
import type { KeptMessage } from '@/domain/settings/message-history';
import { screens, type Address } from '@/domain/screens';
import { settingWords } from '@/messages/settings';
import { titleWords } from '@/messages/titles';
import { useWords } from '@/messages/language';
import styles from './message-row.module.css';

const addresses = Object.keys(screens) as Address[];

/** One thing that was said: what, when, on which page, by which code, and what to do about it. */
export function MessageRow({ message, now }: { message: KeptMessage; now: number }) {
  const words = useWords(settingWords);
  const titles = useWords(titleWords);
  const { time, text, page, code, next } = message;
  const when = toDay(time) === toDay(now) ? toClock(time) : toReceiptTime(time);
  const address = addresses.find((one) => one.split('/')[1] === page.slice(1));
  const facts = [when, address === undefined ? page : titles[address], code === '' ? '' : words.code(code)];
  return (
    <li className={styles.message}>
      <p className={styles.text}>{text}</p>
      <p className={styles.facts}>{facts.filter((fact) => fact !== '').join(' · ')}</p>
      <p className={styles.next}>{words.next[next]}</p>
    </li>
  );
}
