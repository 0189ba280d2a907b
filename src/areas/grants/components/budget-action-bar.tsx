import type { ReactNode } from 'react';
import { formatCoins, formatQuick, tenths, type Tenths } from '@/domain/money';
import { grantMessages } from '@/messages/areas/grants';
import { useMessages } from '@/messages/language';
import { Box, Inline } from '@/ui/layout/box';
import { Note } from '@/ui/text/text';
import type { GrantAccount } from '../queries';
import styles from './budget-action-bar.module.css';

interface BudgetActionBarProps {
  account: GrantAccount;
  total: Tenths;
  /** The button. */
  children: ReactNode;
}

/** The sum of a grant, and what of the quarter's budget is used, taken by this grant, and left. */
export function BudgetActionBar({ account: { used, left }, total, children }: BudgetActionBarProps) {
  const messages = useMessages(grantMessages);
  const rest = tenths(Math.max(0, left - total));
  const isShort = total > left;
  const parts = [
    ['used', used, messages.used],
    ['now', total, messages.thisOne],
    ['left', rest, messages.left],
  ] as const;
  return (
    <>
      <Inline as="p" wrap align="baseline" justify="between" tone="secondary" size="note">
        <Box as="span" marginRight={2}>
          {messages.total}
        </Box>
        <span>
          <span className={styles.sum}>{formatCoins(total)}</span> {messages.unit}
        </span>
      </Inline>
      <div
        className={styles.bar}
        data-short={isShort}
        role="img"
        aria-label={messages.bar(formatCoins(used), formatCoins(total), formatCoins(rest))}
      >
        {parts.map(([name, amount]) => (
          <span key={name} className={styles.part} data-part={name} style={{ flexGrow: amount }} />
        ))}
      </div>
      {isShort ? (
        <Note marginBottom={3} tone="danger" role="alert">
          {messages.short(formatCoins(tenths(total - left)))}
        </Note>
      ) : (
        <Inline
          as="ul"
          wrap
          justify="between"
          marginBottom={3}
          tone="secondary"
          size="caption"
          align="stretch"
          className={styles.legend}
          aria-hidden="true"
        >
          {parts.map(([name, amount, text]) => (
            <li key={name}>
              <span className={styles.dot} data-part={name} />
              {text(formatQuick(amount))}
            </li>
          ))}
        </Inline>
      )}
      {children}
    </>
  );
}
