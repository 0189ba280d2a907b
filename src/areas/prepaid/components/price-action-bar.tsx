import { formatCoins, tenths, type Tenths } from '@/domain/money';
import { useMessages } from '@/messages/language';
import { SendButton } from '@/ui/forms/send-button';
import { Box, Inline } from '@/ui/layout/box';
import { Money } from '@/ui/money/money';
import { Caption } from '@/ui/text/text';
import { phoneTopUpMessages } from '../messages';
import styles from './price-action-bar.module.css';

interface PriceActionBarProps {
  /** Null while no amount is chosen. */
  total: Tenths | null;
  /** What the phone gets, yuan. */
  face: number;
  /** Null while it is unknown. */
  balance: Tenths | null;
  isBusy: boolean;
  /** Why nothing can be ordered now; null where something can. */
  offReason: string | null;
  onSubmit: () => void;
}

/** What the top-up costs and what stays in the account, with the button that orders it. */
export function PriceActionBar({ total, face, balance, isBusy, offReason, onSubmit }: PriceActionBarProps) {
  const messages = useMessages(phoneTopUpMessages);
  const left = total === null || balance === null ? null : Math.max(0, balance) - total;
  return (
    <Inline justify="between">
      <Box marginRight={3} grow>
        {total !== null && (
          <>
            <div className={styles.amount}>
              <Money
                text={formatCoins(total)}
                accessibleText={messages.coins(formatCoins(total))}
                size="small"
              />
            </div>
            <Caption>
              {left === null
                ? messages.fromAccount
                : left < 0
                  ? messages.short(formatCoins(tenths(-left)))
                  : messages.after(formatCoins(tenths(left)))}
            </Caption>
          </>
        )}
      </Box>
      <SendButton className={styles.submit} busy={isBusy} offReason={offReason} onClick={onSubmit}>
        {total === null ? messages.chooseAmount : messages.submit(face)}
      </SendButton>
    </Inline>
  );
}
