import { useState, type FormEvent } from 'react';
import { call } from '@/api/call';
import { checkMobile } from '@/api/endpoints/payment-authorisation';
import { phoneDigits } from '@/domain/phone';
import { agreementMessages } from '@/messages/agreements';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { TextField } from '@/ui/forms/text-field';
import { useSingleTask } from '@/ui/forms/use-single-task';
import styles from './own-phone.module.css';

/** Asks for the whole phone number of the account, which somebody who only holds the phone may not know. */
export function OwnPhone({ onVerified }: { onVerified: (mobile: string) => void }) {
  const messages = useMessages(agreementMessages);
  const [typed, setTyped] = useState('');
  const [validationError, setValidationError] = useState<string | null>(null);
  const [isBusy, run] = useSingleTask();

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const mobile = phoneDigits(typed);
    if (mobile.length !== 11) return setValidationError(messages.bindPhoneWrong);
    run(async () => {
      const { own } = await call(checkMobile, { mobile });
      if (own) onVerified(mobile);
      else setValidationError(messages.bindPhoneForeign);
    });
  };
  return (
    <form onSubmit={handleSubmit} noValidate>
      <TextField
        label={messages.bindPhone}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        placeholder={messages.bindPhoneHint}
        value={typed}
        validationError={validationError}
        onChange={(text) => {
          setTyped(text);
          setValidationError(null);
        }}
      />
      <Button block type="submit" busy={isBusy} className={styles.send}>
        {messages.bindSend}
      </Button>
    </form>
  );
}
