import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { BillEntry, BillKind } from '@/domain/accounts/bill';
import { href } from '@/domain/href';
import type { MomentLength } from '@/domain/moment';
import { formatCoins, formatSigned, tenths } from '@/domain/money';
import { billMessages } from '@/messages/areas/bill';
import { useFormatMoment } from '@/messages/format-moment';
import { gatewayWordMessages } from '@/messages/gateway-words';
import { useMessages } from '@/messages/language';
import { Box } from '@/ui/layout/box';
import { ListRow } from '@/ui/lists/list-row';
import { IconTile } from '@/ui/media/icon-tile';
import { Caption, Text } from '@/ui/text/text';
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

interface EntryRowProps {
  entry: BillEntry;
  /** How its moment is written; a list that has no headings of days says the day too. */
  length?: MomentLength;
}

/** One entry of a bill; a link to its transfer or red packet, or to its own page. Memoised, because scrolling mounts hundreds of rows. */
export const EntryRow = memo(function EntryRow({ entry, length = 'clock' }: EntryRowProps) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(billMessages);
  const { said } = useMessages(gatewayWordMessages);
  // Only an incentive account can be overdrawn, and then it shows 0.
  const balance = tenths(Math.max(0, entry.balance));
  const content = (
    <>
      <IconTile
        icon={icons[entry.kind]}
        marginRight={3}
        background={entry.amount > 0 ? 'primary-soft' : 'tile'}
      />
      <span className={styles.texts}>
        <Box as="span" display="block">
          {said(entry.title)}
        </Box>
        <Caption as="span" display="block" tone="tertiary">
          {formatMoment(entry.time, length)} · {entry.source}
        </Caption>
      </span>
      <Text flex="none" textAlign="right" className={styles.figures}>
        <span className={entry.amount > 0 ? styles.gain : styles.spent}>{formatSigned(entry.amount)}</span>
        <Caption as="span" display="block" tone="tertiary">
          {messages.balance(formatCoins(balance))}
        </Caption>
      </Text>
    </>
  );
  return (
    <ListRow as={Link} paddingY={2} className={styles.row} to={addressOf(entry)}>
      {content}
    </ListRow>
  );
});

function addressOf({ id, transferId, packetId, bookingId = null }: BillEntry): string {
  if (transferId !== null && bookingId === null) return href('/rewardDetail', { id: transferId });
  return packetId === undefined ? href('/orderItemDetail/:id', { id }) : href('/NBagDesc', { id: packetId });
}
