import { useRef, useState } from 'react';
import { lockedUntil } from '@/flows/payment/proof/password-state';
import { PasswordStep } from '@/flows/payment/proof/password-step';
import { verifyPassword } from '@/flows/payment/proof/verification';
import { keyInAdvance } from '@/flows/write/write-intent';
import { paymentMessages } from '@/messages/areas/payment';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { invalidatePaymentGuard, type PaymentGuard } from '@/queries/payment';
import { ResultState } from '@/ui/feedback/result-state';
import { newPasswordAllowed } from '../state/password-proof';

interface OldPasswordProps {
  guard: PaymentGuard;
  onVerified: (password: string) => void;
  onForgot: () => void;
}

/** Asks for the old password before a new one is set; while it is locked, only a code helps. */
export function OldPassword({ guard, onVerified, onForgot }: OldPasswordProps) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(paymentMessages);
  const [key] = useState(keyInAdvance);
  const right = useRef('');
  const locked = lockedUntil(guard);
  if (locked !== null) {
    return (
      <ResultState
        alarming
        title={messages.locked(formatMoment(locked, 'clock'))}
        description={messages.lockedAloneLine}
        action={{ label: messages.forgot, onClick: onForgot }}
      />
    );
  }
  return (
    <PasswordStep
      hasCode={false}
      check={async (password) => {
        const answer = await verifyPassword(password, key);
        if (answer.result === 'right') right.current = password;
        if (answer.result === 'locked') void invalidatePaymentGuard();
        return answer;
      }}
      onVerified={() => {
        newPasswordAllowed(key);
        onVerified(right.current);
      }}
      onForgot={onForgot}
    />
  );
}
