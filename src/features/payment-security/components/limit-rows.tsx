import { formatCoins, formatQuick } from '@/domain/money';
import { href } from '@/domain/href';
import { paymentSecurityWords } from '@/messages/payment-security';
import { useWords } from '@/messages/language';
import type { PaymentGuard } from '@/queries/payment';
import { entryOnTop } from '../entries';
import { LinkRow } from './link-row';
import styles from './rows.module.css';

/** What may be paid at all, with the way to change it. */
export function LimitRows({ guard: { limits, range } }: { guard: PaymentGuard }) {
  const words = useWords(paymentSecurityWords);
  const state = entryOnTop(0);
  return (
    <section className={styles.card} aria-label={words.limits}>
      <LinkRow
        to={href('/setLimitation', { which: 'payment' })}
        state={state}
        label={words.limit.payment}
        line={words.range(formatQuick(range.least), formatQuick(range.most.perPayment))}
        value={formatCoins(limits.perPayment)}
        amount
      />
      <LinkRow
        to={href('/setLimitation', { which: 'day' })}
        state={state}
        label={words.limit.day}
        line={words.paidToday(formatCoins(limits.paidToday))}
        value={formatCoins(limits.perDay)}
        amount
      />
    </section>
  );
}
