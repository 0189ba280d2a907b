import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { GatewayError } from '@/api/errors';
import { newIdempotencyKey } from '@/api/idempotency-key';
import { href } from '@/domain/href';
import { passwordCode } from '@/flows/payment/proof/prove';
import { SmsCode } from '@/flows/payment/proof/sms-code';
import { paymentSecurityMessages } from '@/messages/payment-security';
import { useMessages } from '@/messages/language';
import { useCodesSent } from '@/state/codes-sent';
import { newPasswordAllowed } from '@/state/password-proof';
import { Button } from '@/ui/forms/button';
import { Captcha } from './captcha';
import { CodeHelp } from './code-help';
import styles from './code-page.module.css';
import { StepHead } from './step-head';

/** Somebody is asked to show that they are no machine, before a code goes out. */
interface Asked {
  answered: (ticket: string) => void;
  gaveUp: () => void;
}

/** The code for a forgotten password. Each one that goes out takes an answer to a captcha first; a right code leads to the new password. */
export function PasswordCode() {
  const messages = useMessages(paymentSecurityMessages);
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const [key] = useState(newIdempotencyKey);
  const [asked, ask] = useState<Asked | null>(null);
  const isSent = useCodesSent(({ codes }) => codes.some(({ purpose }) => purpose === 'password'));

  const send = async () => {
    const ticket = await new Promise<string>((answered, refused) => {
      const gaveUp = () => refused(new GatewayError({ kind: 'cancelled' }, 'captcha'));
      ask({ answered, gaveUp });
    }).finally(() => ask(null));
    return passwordCode(key, ticket).send();
  };
  const goOn = () => {
    newPasswordAllowed(key);
    void navigate(href('/setPassword', { way: 'forgot', step: 'new' }), { replace: true, state });
  };
  return (
    <>
      {asked !== null && (
        <>
          <StepHead place={1} count={4} title={messages.captchaTitle} description={messages.captchaLine} />
          <Captcha onTicket={asked.answered} />
          {isSent && (
            <div className={styles.kept}>
              <Button block variant="quiet" onClick={asked.gaveUp}>
                {messages.keepCode}
              </Button>
            </div>
          )}
        </>
      )}
      {/* It stays while a captcha stands in its place: what it waits for is the captcha's answer. */}
      <div hidden={asked !== null}>
        <StepHead place={2} count={4} title={messages.codeTitle} />
        <div className={styles.below}>
          <SmsCode {...passwordCode(key, '')} send={send} forWhat={messages.codeForPassword} onRight={goOn} />
        </div>
        <CodeHelp />
      </div>
    </>
  );
}
