import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { paymentMessages } from '@/messages/payment';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { Sheet } from '@/ui/overlays/sheet';
import { PasswordStep } from './password-step';
import { proveByPassword, type CodeWay } from './prove';
import { SmsCode } from './sms-code';

interface ProveSheetProps {
  /** The idempotency key of the call that is to be allowed. */
  allows: string;
  /** What may be used, the better one first. */
  ways: readonly ('password' | 'code')[];
  /** How a code goes out and is tried, or the way to the page that asks for it. */
  code: CodeWay | (() => void);
  /** What is about to happen. */
  children: ReactNode;
  onRight: () => void;
  onClose: () => void;
}

/** Asks for the payment password, or for a code by SMS instead; a right one allows exactly one call. */
export function ProveSheet({ allows, ways, code, children, onRight, onClose }: ProveSheetProps) {
  const messages = useMessages(paymentMessages);
  const navigate = useNavigate();
  const [way, setWay] = useState(ways[0] ?? 'password');
  const other = ways.find((each) => each !== way);
  return (
    <Sheet title={way === 'password' ? messages.title : messages.codeTitle} onClose={onClose}>
      {children}
      {way === 'password' ? (
        <PasswordStep
          check={(password) => proveByPassword(password, allows)}
          onRight={onRight}
          onForgot={() => void navigate(href('/setPassword', { way: 'forgot' }))}
        />
      ) : typeof code === 'function' ? null : (
        <SmsCode {...code} onRight={onRight} />
      )}
      {other !== undefined && (
        <Button
          block
          variant="quiet"
          onClick={() => (other === 'code' && typeof code === 'function' ? code() : setWay(other))}
        >
          {other === 'code' ? messages.useCode : messages.usePassword}
        </Button>
      )}
    </Sheet>
  );
}
