import type { OrderDetail } from '@/api/endpoints/mall-order';
import { formatCoins, formatCount, tenths } from '@/domain/money';
import { refundLedger, type LedgerRow } from '@/domain/orders/refund-ledger';
import { ordersMessages } from '@/messages/areas/orders';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import coin from '@/ui/icons/coin.svg';
import { Box, Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Icon } from '@/ui/media/icon';
import styles from './refund-ledger-card.module.css';

const icons = { points: 'exchange', card: 'card', coupon: 'voucher' } as const;

/** The refund ledger of an order: what went out of each account against what came back, and what is missing. */
export function RefundLedgerCard({ order }: { order: OrderDetail }) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(ordersMessages);
  const { payment, coupon, refunds, state } = order;
  if (refunds.length === 0) return null;
  const isWhole = state === 'refunding' || state === 'refunded';
  const { rows, kept } = refundLedger({ payment, hasCoupon: coupon !== null, isWhole, refunds });
  const isShort = rows.some(({ missing }) => missing > 0);
  const isComing = refunds.some(({ backAt }) => backAt === null);
  const last = refunds.flatMap(({ backAt }) => backAt ?? []).at(-1) ?? null;
  return (
    <Card title={messages.ledger} {...(last === null ? {} : { aside: formatMoment(last, 'short') })}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{messages.ledgerAccount}</th>
            <th scope="col">{messages.ledgerOut}</th>
            <th scope="col">{messages.ledgerBack}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.account} data-short={row.missing > 0}>
              <th scope="row">
                <Inline as="span">
                  {row.account === 'coins' ? (
                    <img src={coin} alt="" width={24} height={24} />
                  ) : (
                    <Icon name={icons[row.account]} size={24} />
                  )}
                  <Box as="span" marginLeft={2}>
                    {messages.ledgerAccounts[row.account]}
                  </Box>
                </Inline>
              </th>
              <td className={styles.out}>
                {row.account === 'coupon' ? messages.ledgerCoupon : amountText(row, row.out)}
              </td>
              <td>
                <Back row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.sum} data-tone={isShort ? 'short' : isComing ? 'coming' : 'back'}>
        <Icon name={isShort ? 'warning' : isComing ? 'clock' : 'check'} size={18} />
        <span className={styles.words}>
          {isShort
            ? messages.ledgerShort
            : isComing
              ? messages.ledgerOnTheWay
              : isWhole
                ? messages.ledgerAllBack
                : messages.ledgerSomeBack}
        </span>
        {kept > 0 && <span>{messages.ledgerKept(formatCoins(kept))}</span>}
      </p>
    </Card>
  );
}

function Back({ row }: { row: LedgerRow }) {
  const messages = useMessages(ordersMessages);
  const { account, back, coming, missing } = row;
  if (account === 'coupon')
    return (
      <span className={missing > 0 ? styles.missing : styles.note}>
        {back > 0
          ? messages.refundDone
          : coming > 0
            ? messages.ledgerComing
            : missing > 0
              ? messages.ledgerMissing(messages.ledgerCoupon)
              : messages.ledgerCouponUsed}
      </span>
    );
  return (
    <>
      {(back > 0 || (coming === 0 && missing === 0)) && (
        <span className={styles.back}>{back > 0 ? `+${amountText(row, back)}` : amountText(row, 0)}</span>
      )}
      {coming > 0 && (
        <span className={styles.note}>
          +{amountText(row, coming)} {messages.ledgerComing}
        </span>
      )}
      {missing > 0 && (
        <span className={styles.missing}>{messages.ledgerMissing(amountText(row, missing))}</span>
      )}
    </>
  );
}

function amountText({ account }: LedgerRow, amount: number): string {
  return account === 'points' ? formatCount(amount) : formatCoins(tenths(amount));
}
