import { gatewayNow } from '@/api/clock';
import { toClock, toDay, toMoment } from '@/domain/business-time';
import { appStatusMessages } from '@/messages/app-status';
import { useFormatMoment, type FormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import styles from './fetched-note.module.css';

/** `at` is by the phone's clock, ms. The shell preloads this code, because it is needed offline. */
export default function FetchedNote({ at }: { at: number }) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(appStatusMessages);
  return <p className={styles.note}>{messages.fetchedAt(timeOf(at, formatMoment))}</p>;
}

/** In business time by the gateways' clock; with the day where it is not today. */
function timeOf(at: number, formatMoment: FormatMoment): string {
  const now = gatewayNow();
  const fetched = at + now - Date.now();
  return toDay(fetched) === toDay(now) ? toClock(fetched) : formatMoment(toMoment(fetched), 'full');
}
