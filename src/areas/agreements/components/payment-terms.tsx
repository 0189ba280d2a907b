import { useState } from 'react';
import type { BodyOf } from '@/api/endpoint';
import { modifyPaymentAuth, type Authorisation } from '@/api/endpoints/payment-authorisation';
import { durations } from '@/domain/agreements/authorisation';
import { formatCoins } from '@/domain/money';
import { useWrite } from '@/flows/write/use-write';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { SwitchRow } from '@/ui/forms/form-row';
import { Box } from '@/ui/layout/box';
import { Dialog } from '@/ui/overlays/dialog';
import { Note } from '@/ui/text/text';
import { agreementMessages } from '../messages';
import { invalidateAuthorisations } from '../queries';
import styles from './payment-terms.module.css';

interface PaymentTermsProps {
  authorisation: Authorisation;
  payment: NonNullable<Authorisation['payment']>;
}

/** The terms of a payment authorisation that may be changed: password-free payment and the date of expiry. */
export function PaymentTerms({ authorisation: { id, partner }, payment }: PaymentTermsProps) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(agreementMessages);
  const { isBusy, offReason, send } = useWrite(modifyPaymentAuth, {
    refresh: invalidateAuthorisations,
    shownAs: 'toast',
  });
  const [confirming, setConfirming] = useState(false);
  const [statusText, setStatusText] = useState('');
  const limit = formatCoins(payment.freeLimit);

  const changeTerms = (body: BodyOf<typeof modifyPaymentAuth>) =>
    send(body, ({ authorisation }) => {
      if ('days' in body) setStatusText(messages.prolonged(formatMoment(authorisation.until, 'date')));
      else setStatusText(body.freePay ? messages.freePayOn : messages.freePayOff);
    });
  // Only turning password-free payment on needs a confirmation.
  const handleSwitch = (freePay: boolean) => (freePay ? setConfirming(true) : changeTerms({ id, freePay }));
  const handleConfirm = () => {
    setConfirming(false);
    changeTerms({ id, freePay: true });
  };

  return (
    <div aria-busy={isBusy}>
      <p role="status" className="visuallyHidden">
        {statusText}
      </p>
      <SwitchRow
        label={messages.freePay}
        note={messages.freePayNote(limit)}
        checked={payment.freePay}
        onChange={handleSwitch}
      />
      <div className={styles.prolong} role="group" aria-label={messages.prolong}>
        <Box as="span" display="block" marginBottom={2}>
          {messages.prolong}
        </Box>
        <span className={styles.days}>
          {durations.map((days) => (
            <Button
              key={days}
              variant="outlined"
              disabled={isBusy || offReason !== null}
              onClick={() => changeTerms({ id, days })}
            >
              {messages.days(days)}
            </Button>
          ))}
        </span>
      </div>
      {offReason !== null && <Note marginTop={2}>{offReason}</Note>}
      {confirming && (
        <Dialog
          title={messages.freePayTitle(partner)}
          confirm={{ label: messages.freePayConfirm, offReason, onClick: handleConfirm }}
          cancel={{ onClick: () => setConfirming(false) }}
        >
          {messages.freePayLine(limit)}
        </Dialog>
      )}
    </div>
  );
}
