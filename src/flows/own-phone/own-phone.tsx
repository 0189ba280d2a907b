import { useState, type FormEvent } from 'react';
import { call } from '@/api/call';
import { checkMobile } from '@/api/endpoints/payment-authorisation';
import { phoneDigits } from '@/domain/phone';
import { paymentMessages } from '@/messages/areas/payment';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { TextField } from '@/ui/forms/text-field';
import { useSingleTask } from '@/ui/forms/use-single-task';
import styles from './own-phone.module.css';

/** Asks for the whole phone number of the account, which a person who merely holds the phone may not know. */
export function OwnPhone({ onVerified }: { onVerified: (mobile: string) => void }) {
  const messages = useMessages(paymentMessages);
  const [typed, setTyped] = useState('');
  const [validationError, setValidationError] = useState<string | null>(null);
  const [isBusy, run] = useSingleTask();

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const mobile = phoneDigits(typed);
    if (mobile.length !== 11) return setValidationError(messages.phoneWrong);
    run(async () => {
      const { own } = await call(checkMobile, { mobile });
      if (own) onVerified(mobile);
      else setValidationError(messages.phoneForeign);
    });
  };
  return (
    <form onSubmit={handleSubmit} noValidate>
      <TextField
        label={messages.ownPhone}
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        placeholder={messages.phoneHint}
        value={typed}
        validationError={validationError}
        onChange={(text) => {
          setTyped(text);
          setValidationError(null);
        }}
      />
      <Button block type="submit" busy={isBusy} className={styles.send}>
        {messages.checkPhone}
      </Button>
    </form>
  );
}
