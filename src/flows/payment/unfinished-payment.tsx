import { useNavigate } from 'react-router-dom';
import { isOpen, type PaymentAttempt } from '@/domain/payment/payment-attempt';
import { paymentCleared } from '@/state/payment-attempt';
import { Card } from '@/ui/layout/card';
import { ResultState } from '@/ui/feedback/result-state';

/** A button and the address that it leads to. */
interface Lead {
  label: string;
  to: string;
}

interface UnfinishedPaymentProps {
  attempt: PaymentAttempt;
  /** Titles for where it stands, and what the button says that takes the card away. */
  texts: { open: string; notSent: string; done: string; dismiss: string };
  /** How much, to whom and when. */
  description: string;
  /** To the record, once it is done. */
  toRecord: Lead;
  /** What else leads on while it is not done. */
  leads?: readonly Lead[];
}

/** A payment that was under way when its page went away, shown until its end was seen. */
export function UnfinishedPayment({
  attempt,
  texts,
  description,
  toRecord,
  leads = [],
}: UnfinishedPaymentProps) {
  const navigate = useNavigate();
  const { phase } = attempt;
  if (phase === 'ready' || phase === 'refused') return null;

  const clear = () => paymentCleared(attempt.intent.key);
  const buttonTo = (lead: Lead | undefined) =>
    lead === undefined ? undefined : { label: lead.label, onClick: () => void navigate(lead.to) };
  const showRecord = () => {
    clear();
    void navigate(toRecord.to);
  };
  const [first, second] = leads;
  return (
    <Card>
      <ResultState
        title={phase === 'done' ? texts.done : phase === 'not-sent' ? texts.notSent : texts.open}
        description={description}
        action={phase === 'done' ? { label: toRecord.label, onClick: showRecord } : buttonTo(first)}
        secondaryAction={isOpen(attempt) ? buttonTo(second) : { label: texts.dismiss, onClick: clear }}
      />
    </Card>
  );
}
