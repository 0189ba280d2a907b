import { Link } from 'react-router-dom';
import { monthOf, type Month } from '@/domain/business-time';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { Tag } from '@/ui/feedback/tag';
import { Box, Inline } from '@/ui/layout/box';
import { ListRow } from '@/ui/lists/list-row';
import { ListSection } from '@/ui/lists/list-section';
import { Caption, Text } from '@/ui/text/text';
import { familyPayMessages } from '../messages';
import type { FamilyPayment } from '../queries';
import styles from './payment-rows.module.css';

interface PaymentRowsProps {
  payments: readonly FamilyPayment[];
  /** Names the payer of each, where they differ. */
  withPayer: boolean;
}

/** Payments by month, newest first; each leads to the line of the owner's bill, or to the member's order. */
export function PaymentRows({ payments, withPayer }: PaymentRowsProps) {
  const messages = useMessages(familyPayMessages);
  return byMonth(payments).map(({ month, rows: [first, ...others] }) => (
    <ListSection key={month} title={messages.month(first.time)}>
      <ul>
        {[first, ...others].map((payment) => (
          <PaymentRow key={payment.id} payment={payment} withPayer={withPayer} />
        ))}
      </ul>
    </ListSection>
  ));
}

function PaymentRow({ payment, withPayer }: { payment: FamilyPayment; withPayer: boolean }) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(familyPayMessages);
  const { id, payer, merchant, goods, amount, time, state, billId } = payment;
  const stateText =
    state === 'paying' || state === 'refunding' || state === 'refunded' ? messages.states[state] : '';
  const address =
    billId === null ? href('/checkStandPayStatus', { id }) : href('/orderItemDetail/:id', { id: billId });
  return (
    <Box as="li" divider="between">
      <ListRow as={Link} to={address} paddingY={2} className={styles.row}>
        <Text breakWords className={styles.texts}>
          <Inline as="span" wrap className={styles.title}>
            <span>{goods}</span>
            {stateText !== '' && <Tag tone={state === 'refunded' ? 'plain' : 'warning'}>{stateText}</Tag>}
          </Inline>
          <Caption as="span" display="block" tone="tertiary">
            {[...(withPayer ? [payer] : []), formatMoment(time, 'short'), merchant].join(' · ')}
          </Caption>
        </Text>
        <span className={styles.amount} data-refunded={state === 'refunded'}>
          −{formatCoins(amount)}
        </span>
      </ListRow>
    </Box>
  );
}

interface OneMonth {
  month: Month;
  rows: [FamilyPayment, ...FamilyPayment[]];
}

/** Payments of one month after the other, in the order that they came in. */
function byMonth(payments: readonly FamilyPayment[]): OneMonth[] {
  const months: OneMonth[] = [];
  for (const payment of payments) {
    const month = monthOf(payment.time);
    const last = months[months.length - 1];
    if (last?.month === month) last.rows.push(payment);
    else months.push({ month, rows: [payment] });
  }
  return months;
}
