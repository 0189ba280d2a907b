import { useState } from 'react';
import { call } from '@/api/call';
import { modifyPaymentAuth, type Authorisation } from '@/api/endpoints/payment-authorisation';
import type { BodyOf } from '@/api/endpoint';
import { durations } from '@/domain/agreements/authorisation';
import { formatCoins } from '@/domain/money';
import { agreementMessages } from '@/messages/agreements';
import { useMessages } from '@/messages/language';
import { invalidateAuthorisations } from '@/queries/agreements';
import { Button } from '@/ui/forms/button';
import { Dialog } from '@/ui/overlays/dialog';
import { SwitchRow } from '@/ui/forms/form-row';
import { useOneAtATime } from '../one-at-a-time';
import styles from './payment-terms.module.css';

interface PaymentTermsProps {
  authorisation: Authorisation;
  payment: NonNullable<Authorisation['payment']>;
}

/** What may be changed of a payment authorisation: whether a password is asked for, and until when it lasts. */
export function PaymentTerms({ authorisation: { id, partner }, payment }: PaymentTermsProps) {
  const messages = useMessages(agreementMessages);
  const [busy, run] = useOneAtATime();
  const [asked, ask] = useState(false);
  const [said, say] = useState('');
  const limit = formatCoins(payment.freeLimit);

  const change = (body: BodyOf<typeof modifyPaymentAuth>) =>
    run(async () => {
      const { authorisation } = await call(modifyPaymentAuth, body);
      await invalidateAuthorisations();
      if ('days' in body) say(messages.prolonged(authorisation.until.slice(0, 10)));
      else say(body.freePay ? messages.freePayOn : messages.freePayOff);
    });
  // Less asks for nothing, more asks once again.
  const switched = (freePay: boolean) => (freePay ? ask(true) : change({ id, freePay }));
  const allow = () => {
    ask(false);
    change({ id, freePay: true });
  };

  return (
    <div aria-busy={busy}>
      <p role="status" className="visuallyHidden">
        {said}
      </p>
      <SwitchRow
        label={messages.freePay}
        note={messages.freePayNote(limit)}
        checked={payment.freePay}
        onChange={switched}
      />
      <div className={styles.prolong} role="group" aria-label={messages.prolong}>
        <span className={styles.label}>{messages.prolong}</span>
        <span className={styles.days}>
          {durations.map((days) => (
            <Button key={days} variant="outlined" disabled={busy} onClick={() => change({ id, days })}>
              {messages.days(days)}
            </Button>
          ))}
        </span>
      </div>
      {asked && (
        <Dialog
          title={messages.freePayTitle(partner)}
          confirm={{ label: messages.freePayConfirm, onClick: allow }}
          cancel={{ onClick: () => ask(false) }}
        >
          {messages.freePayLine(limit)}
        </Dialog>
      )}
    </div>
  );
}
