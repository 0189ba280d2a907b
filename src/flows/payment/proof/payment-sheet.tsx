import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { formatCoins, type Tenths } from '@/domain/money';
import type { PayingCall } from '@/domain/payment/payment-proof';
import { paymentMessages } from '@/messages/areas/payment';
import { useMessages } from '@/messages/language';
import type { PaymentNeed } from '@/queries/payment';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Box } from '@/ui/layout/box';
import { Money } from '@/ui/money/money';
import { Note } from '@/ui/text/text';
import { reasonText } from './need-note';
import { orderCode, paymentCode } from './verification';
import { VerifySheet } from './verify-sheet';

interface PaymentSheetProps {
  /** The call that pays, or those that are confirmed together. */
  calls: readonly PayingCall[];
  /** The order at the cashier that is paid; undefined where the call is no payment of one. */
  order: string | undefined;
  /** Who is paid, for the text of a code. */
  payee: string;
  amount: Tenths;
  /** Names the account and the recipients. */
  description: string;
  /** Null where the request for it failed. */
  need: PaymentNeed | null;
  onVerified: () => void;
  onClose: () => void;
}

const bothMethods = ['password', 'code'] as const;

/** Asks for the password or a code before a payment, with the total and the reason. */
export default function PaymentSheet({
  calls,
  order,
  payee,
  amount,
  description,
  need,
  onVerified,
  onClose,
}: PaymentSheetProps) {
  const messages = useMessages(paymentMessages);
  const navigate = useNavigate();
  const coins = formatCoins(amount);
  const keys = calls.map(({ key }) => key);
  return (
    <VerifySheet
      allows={keys}
      methods={need?.ways ?? bothMethods}
      code={order === undefined ? paymentCode(payee, calls) : orderCode(order, amount, () => keys[0] ?? '')}
      onVerified={onVerified}
      onClose={onClose}
    >
      <Money text={coins} accessibleText={messages.coins(coins)} size="large" />
      <Note textAlign="center">{description}</Note>
      {need !== null && (
        <Box marginTop={4}>
          <NoticeBar
            tone="warning"
            action={{ label: messages.adjust, onClick: () => void navigate(href('/payLimitation')) }}
          >
            {reasonText(need, messages)}
          </NoticeBar>
        </Box>
      )}
    </VerifySheet>
  );
}
