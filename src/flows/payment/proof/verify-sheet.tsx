import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { paymentMessages } from '@/messages/areas/payment';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { Sheet } from '@/ui/overlays/sheet';
import { PasswordStep } from './password-step';
import { SmsCode } from './sms-code';
import { verifyPassword, type SmsCodeCalls } from './verification';

interface VerifySheetProps {
  /** The idempotency keys of the calls that the password or the code allows. */
  allows: string | readonly string[];
  /** The methods that may be used, the preferred one first. */
  methods: readonly ('password' | 'code')[];
  /** The calls of the SMS code, or a function that opens a page of its own for it. */
  code: SmsCodeCalls | (() => void);
  /** Describes what is about to be allowed. */
  children: ReactNode;
  onVerified: () => void;
  onClose: () => void;
}

/** Asks for the payment password or an SMS code; a correct one allows each of the calls once. */
export function VerifySheet({ allows, methods, code, children, onVerified, onClose }: VerifySheetProps) {
  const messages = useMessages(paymentMessages);
  const navigate = useNavigate();
  const [method, setMethod] = useState(methods[0] ?? 'password');
  const other = methods.find((each) => each !== method);
  return (
    <Sheet title={method === 'password' ? messages.title : messages.codeTitle} onClose={onClose}>
      {children}
      {method === 'password' ? (
        <PasswordStep
          hasCode={methods.includes('code')}
          check={(password) => verifyPassword(password, allows)}
          onVerified={onVerified}
          onForgot={() => void navigate(href('/setPassword', { way: 'forgot' }))}
        />
      ) : typeof code === 'function' ? null : (
        <SmsCode {...code} onVerified={onVerified} />
      )}
      {other !== undefined && (
        <Button
          block
          variant="quiet"
          onClick={() => (other === 'code' && typeof code === 'function' ? code() : setMethod(other))}
        >
          {other === 'code' ? messages.useCode : messages.usePassword}
        </Button>
      )}
    </Sheet>
  );
}
