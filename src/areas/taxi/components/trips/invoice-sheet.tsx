import { useState } from 'react';
import { tripDetail, tripInvoice } from '@/areas/taxi/endpoints/taxi-trips';
import { tripMessages } from '@/areas/taxi/messages';
import {
  invoiceKinds,
  invoiceProblems,
  plainTaxNumber,
  type InvoiceProblem,
} from '@/areas/taxi/rules/invoice';
import { tripInvoiceChanged, useTripInvoice } from '@/areas/taxi/state/trip-invoice';
import { formatCoins, type Tenths } from '@/domain/money';
import { useWrite } from '@/flows/write/use-write';
import { useMessages } from '@/messages/language';
import { invalidate } from '@/queries/endpoint';
import { notify } from '@/state/notifications';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Button } from '@/ui/forms/button';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { TextField } from '@/ui/forms/text-field';
import { Sheet } from '@/ui/overlays/sheet';
import { Note, Text } from '@/ui/text/text';
import styles from './invoice-sheet.module.css';

interface InvoiceSheetProps {
  id: string;
  money: Tenths;
  onClose: () => void;
}

/** Asks for the invoice of a trip. */
export function InvoiceSheet({ id, money, onClose }: InvoiceSheetProps) {
  const messages = useMessages(tripMessages);
  const note = useTripInvoice();
  const [isSubmitted, setSubmitted] = useState(false);
  const { isBusy, errorText, send } = useWrite(tripInvoice, { refresh: () => invalidate(tripDetail) });
  const { kind, title, taxNumber, email } = note;
  const problems = invoiceProblems(note);
  const errorOf = (...fields: readonly InvoiceProblem[]) => {
    const problem = fields.find((field) => problems.includes(field));
    return isSubmitted && problem !== undefined ? messages.problems[problem] : null;
  };
  const handleSend = () => {
    setSubmitted(true);
    if (problems.length > 0) return;
    const body = {
      id,
      kind,
      title: title.trim(),
      taxNumber: kind === 'company' ? plainTaxNumber(taxNumber) : '',
      email: email.trim(),
    };
    send(body, () => {
      notify(messages.invoiceDone);
      onClose();
    });
  };
  return (
    <Sheet title={messages.invoiceTitle} onClose={isBusy ? undefined : onClose}>
      <Text as="p" textAlign="center">
        {messages.invoiceAmount} <b className={styles.digits}>{formatCoins(money)}</b> {messages.unit}
      </Text>
      <Note>{messages.invoiceLine}</Note>
      <ChoiceRow
        variant="segment"
        label={messages.invoiceKindLabel}
        choices={invoiceKinds.map((each) => [each, messages.invoiceKinds[each]] as const)}
        current={kind}
        onChange={(chosen) => tripInvoiceChanged({ kind: chosen })}
      />
      <TextField
        label={messages.titleField[kind]}
        value={title}
        validationError={errorOf('title')}
        onChange={(typed) => tripInvoiceChanged({ title: typed })}
      />
      {kind === 'company' && (
        <TextField
          label={messages.taxField}
          value={taxNumber}
          autoCapitalize="characters"
          validationError={errorOf('taxNumber', 'taxCheck')}
          onChange={(typed) => tripInvoiceChanged({ taxNumber: typed })}
        />
      )}
      <TextField
        label={messages.emailField}
        value={email}
        type="email"
        inputMode="email"
        autoComplete="email"
        validationError={errorOf('email')}
        onChange={(typed) => tripInvoiceChanged({ email: typed })}
      />
      {errorText !== null && (
        <NoticeBar tone="danger" alarming>
          {errorText}
        </NoticeBar>
      )}
      <Button block busy={isBusy} onClick={handleSend}>
        {messages.invoiceSend}
      </Button>
    </Sheet>
  );
}
