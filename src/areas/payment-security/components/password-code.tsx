import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { GatewayError } from '@/api/errors';
import { href } from '@/domain/href';
import { SmsCode } from '@/flows/payment/proof/sms-code';
import { passwordCode } from '@/flows/payment/proof/verification';
import { keyInAdvance } from '@/flows/write/write-intent';
import { useMessages } from '@/messages/language';
import { useCodesSent } from '@/state/codes-sent';
import { Button } from '@/ui/forms/button';
import { Box } from '@/ui/layout/box';
import { paymentSecurityMessages } from '../messages';
import { newPasswordAllowed } from '../state/password-proof';
import { Captcha } from './captcha';
import { CodeHelp } from './code-help';
import { StepHead } from './step-head';

/** An open captcha, which has to be answered before a code is sent. */
interface OpenCaptcha {
  onTicket: (ticket: string) => void;
  onCancel: () => void;
}

/** Asks for the SMS code of a forgotten password: each code takes a captcha first, and a correct code leads to the new password. */
export function PasswordCode() {
  const messages = useMessages(paymentSecurityMessages);
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const [key] = useState(keyInAdvance);
  const [captcha, setCaptcha] = useState<OpenCaptcha | null>(null);
  const isSent = useCodesSent(({ codes }) => codes.some(({ purpose }) => purpose === 'password'));

  const sendCode = async () => {
    const ticket = await new Promise<string>((resolve, reject) => {
      const onCancel = () => reject(new GatewayError({ kind: 'cancelled' }, 'captcha'));
      setCaptcha({ onTicket: resolve, onCancel });
    }).finally(() => setCaptcha(null));
    return passwordCode(key, ticket).send();
  };
  const handleCorrectCode = () => {
    newPasswordAllowed(key);
    void navigate(href('/setPassword', { way: 'forgot', step: 'new' }), { replace: true, state });
  };
  return (
    <>
      {captcha !== null && (
        <>
          <StepHead step={1} stepCount={4} title={messages.captchaTitle} description={messages.captchaLine} />
          <Captcha onTicket={captcha.onTicket} />
          {isSent && (
            <Box marginTop={2}>
              <Button block variant="quiet" onClick={captcha.onCancel}>
                {messages.keepCode}
              </Button>
            </Box>
          )}
        </>
      )}
      {/* Hidden and not unmounted while the captcha is open, because its request for a code waits for the answer. */}
      <div hidden={captcha !== null}>
        <StepHead step={2} stepCount={4} title={messages.codeTitle} />
        <Box paddingX={2}>
          <SmsCode
            {...passwordCode(key, '')}
            send={sendCode}
            forWhat={messages.codeForPassword}
            onVerified={handleCorrectCode}
          />
        </Box>
        <CodeHelp />
      </div>
    </>
  );
}
