import { useNavigate } from 'react-router-dom';
import { formatCoins, type Tenths } from '@/domain/money';
import { href } from '@/domain/href';
import { paymentMessages } from '@/messages/payment';
import { useMessages } from '@/messages/language';
import type { PaymentNeed } from '@/queries/payment';
import { Money } from '@/ui/money/money';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { reasonText } from './need-note';
import styles from './payment-sheet.module.css';
import { paymentCode } from './verification';
import { VerifySheet } from './verify-sheet';

interface PaymentSheetProps {
  /** The idempotency key of the payment, or the keys of those confirmed together. */
  allows: string | readonly string[];
  amount: Tenths;
  /** Names the account and the recipients. */
  description: string;
  /** Null where the request for it failed. */
  need: PaymentNeed | null;
  onVerified: () => void;
  onClose: () => void;
}

const bothWays = ['password', 'code'] as const;

/** Asks for the password or a code before a payment, with the total and the reason. */
export default function PaymentSheet({
  allows,
  amount,
  description,
  need,
  onVerified,
  onClose,
}: PaymentSheetProps) {
  const messages = useMessages(paymentMessages);
  const navigate = useNavigate();
  const coins = formatCoins(amount);
  return (
    <VerifySheet
      allows={allows}
      ways={need?.ways ?? bothWays}
      code={paymentCode(allows)}
      onVerified={onVerified}
      onClose={onClose}
    >
      <Money text={coins} accessibleText={messages.coins(coins)} size="large" />
      <p className={styles.line}>{description}</p>
      {need !== null && (
        <div className={styles.why}>
          <NoticeBar
            tone="warning"
            action={{ label: messages.adjust, onClick: () => void navigate(href('/payLimitation')) }}
          >
            {reasonText(need, messages)}
          </NoticeBar>
        </div>
      )}
    </VerifySheet>
  );
}
