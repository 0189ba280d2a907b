import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { BillEntry, BillKind } from '@/domain/accounts/bill';
import { href } from '@/domain/href';
import { formatCoins, formatSigned, tenths } from '@/domain/money';
import { billMessages } from '@/messages/bill';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { Icon } from '@/ui/media/icon';
import styles from './entry-row.module.css';

const icons: Readonly<Record<BillKind, string>> = {
  welfare: 'gift',
  transfer: 'transfer',
  reward: 'reward',
  'red-packet': 'redpacket',
  'top-up': 'topup',
  purchase: 'cashier',
  exchange: 'exchange',
  sale: 'secondhand',
  refund: 'exchange',
  expire: 'clock',
};

/** One entry of a bill; a link to its transfer or red packet, or to its own page. Memoised, because scrolling mounts hundreds of rows. */
export const EntryRow = memo(function EntryRow({ entry }: { entry: BillEntry }) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(billMessages);
  // Only an incentive account can be overdrawn, and then it shows 0.
  const balance = tenths(Math.max(0, entry.balance));
  const content = (
    <>
      <span className={entry.amount > 0 ? styles.gainTile : styles.tile}>
        <Icon name={icons[entry.kind]} size={22} />
      </span>
      <span className={styles.texts}>
        <span className={styles.title}>{entry.title}</span>
        <span className={styles.line}>
          {formatMoment(entry.time, 'clock')} · {entry.source}
        </span>
      </span>
      <span className={styles.figures}>
        <span className={entry.amount > 0 ? styles.gain : styles.spent}>{formatSigned(entry.amount)}</span>
        <span className={styles.line}>{messages.balance(formatCoins(balance))}</span>
      </span>
    </>
  );
  return (
    <Link className={styles.row} to={addressOf(entry)}>
      {content}
    </Link>
  );
});

function addressOf({ id, transferId, packetId, bookingId = null }: BillEntry): string {
  if (transferId !== null && bookingId === null) return href('/rewardDetail', { id: transferId });
  return packetId === undefined ? href('/orderItemDetail/:id', { id }) : href('/NBagDesc', { id: packetId });
}
