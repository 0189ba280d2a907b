import { useNavigate } from 'react-router-dom';
import { formatCoins, type Tenths } from '@/domain/money';
import { href } from '@/domain/href';
import { paymentMessages } from '@/messages/payment';
import { useMessages } from '@/messages/language';
import type { PaymentNeed } from '@/queries/payment';
import { Money } from '@/ui/money/money';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { whyAsked } from './need-words';
import styles from './payment-sheet.module.css';
import { paymentCode } from './prove';
import { ProveSheet } from './prove-sheet';

interface PaymentSheetProps {
  /** The idempotency key of the payment. */
  allows: string;
  amount: Tenths;
  /** From where to whom, in words. */
  description: string;
  /** Null where nobody said what it needs. */
  need: PaymentNeed | null;
  onRight: () => void;
  onClose: () => void;
}

const bothWays = ['password', 'code'] as const;

/** What a payment asks for: how much, why, and the password or a code. */
export default function PaymentSheet({
  allows,
  amount,
  description,
  need,
  onRight,
  onClose,
}: PaymentSheetProps) {
  const messages = useMessages(paymentMessages);
  const navigate = useNavigate();
  const coins = formatCoins(amount);
  return (
    <ProveSheet
      allows={allows}
      ways={need?.ways ?? bothWays}
      code={paymentCode(allows)}
      onRight={onRight}
      onClose={onClose}
    >
      <Money text={coins} accessibleText={messages.amount(coins)} size="large" />
      <p className={styles.line}>{description}</p>
      {need !== null && (
        <div className={styles.why}>
          <NoticeBar
            tone="warning"
            action={{ label: messages.adjust, onClick: () => void navigate(href('/payLimitation')) }}
          >
            {whyAsked(need, messages)}
          </NoticeBar>
        </div>
      )}
    </ProveSheet>
  );
}
