import { useId, useState, type FormEvent } from 'react';
import { call } from '@/api/call';
import { checkMobile } from '@/api/endpoints/payment-authorisation';
import { agreementMessages } from '@/messages/agreements';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { useOneAtATime } from '../one-at-a-time';
import styles from './own-phone.module.css';

/** The phone number that the account is bound to, typed in full: whoever only holds the phone may not know it. */
export function OwnPhone({ onOwn }: { onOwn: (mobile: string) => void }) {
  const messages = useMessages(agreementMessages);
  const id = useId();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, run] = useOneAtATime();

  const check = (event: FormEvent) => {
    event.preventDefault();
    const mobile = digitsIn(typed);
    if (mobile.length !== 11) return setWrong(messages.bindPhoneWrong);
    run(async () => {
      const { own } = await call(checkMobile, { mobile });
      if (own) onOwn(mobile);
      else setWrong(messages.bindPhoneForeign);
    });
  };
  return (
    <form onSubmit={check} noValidate>
      <label htmlFor={id} className={styles.label}>
        {messages.bindPhone}
      </label>
      <input
        id={id}
        className={styles.field}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        placeholder={messages.bindPhoneHint}
        value={typed}
        aria-invalid={wrong !== null}
        aria-describedby={wrong === null ? undefined : `${id}-wrong`}
        onChange={({ target }) => {
          setTyped(target.value);
          setWrong(null);
        }}
      />
      {wrong !== null && (
        <p id={`${id}-wrong`} className={styles.wrong} role="alert">
          {wrong}
        </p>
      )}
      <Button block type="submit" busy={busy} className={styles.send}>
        {messages.bindSend}
      </Button>
    </form>
  );
}

/** Blanks, dashes and the country's code are how people write a number; full-width digits come from a Chinese keyboard. */
function digitsIn(text: string): string {
  return text
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/\D/g, '')
    .replace(/^86(?=1\d{10}$)/, '');
}
