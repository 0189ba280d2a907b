import { gatewayNow } from '@/api/clock';
import { toClock, toDay, toReceiptTime } from '@/domain/business-time';
import { appStatusMessages } from '@/messages/app-status';
import { useMessages } from '@/messages/language';
import styles from './fetched-note.module.css';

/** Takes the moment by the phone's clock, ms. The shell fetches this beforehand: once it is needed, nothing can be fetched any more. */
export default function FetchedNote({ at }: { at: number }) {
  const messages = useMessages(appStatusMessages);
  return <p className={styles.note}>{messages.fetchedAt(timeOf(at))}</p>;
}

/** In business time by the gateways' clock; the day only where it is another one. */
function timeOf(at: number): string {
  const now = gatewayNow();
  const fetched = at + now - Date.now();
  return toDay(fetched) === toDay(now) ? toClock(fetched) : toReceiptTime(fetched);
}
