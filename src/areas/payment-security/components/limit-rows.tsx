import { href } from '@/domain/href';
import { formatCoins, formatQuick } from '@/domain/money';
import { nextEntryState } from '@/flows/navigation/entry-state';
import { useMessages } from '@/messages/language';
import type { PaymentGuard } from '@/queries/payment';
import { paymentSecurityMessages } from '../messages';
import { LinkRow } from './link-row';
import styles from './rows.module.css';

/** The limits per payment and per day, with links to change them. */
export function LimitRows({ guard: { limits, range } }: { guard: PaymentGuard }) {
  const messages = useMessages(paymentSecurityMessages);
  const state = nextEntryState(0);
  return (
    <section className={styles.card} aria-label={messages.limits}>
      <LinkRow
        to={href('/setLimitation', { which: 'payment' })}
        state={state}
        label={messages.limit.payment}
        description={messages.range(formatQuick(range.least), formatQuick(range.most.perPayment))}
        value={formatCoins(limits.perPayment)}
        isAmount
      />
      <LinkRow
        to={href('/setLimitation', { which: 'day' })}
        state={state}
        label={messages.limit.day}
        description={messages.paidToday(formatCoins(limits.paidToday))}
        value={formatCoins(limits.perDay)}
        isAmount
      />
    </section>
  );
}
