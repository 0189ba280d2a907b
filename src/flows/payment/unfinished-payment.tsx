import { useNavigate } from 'react-router-dom';
import { toMoment } from '@/domain/business-time';
import { isOpen, type PaymentAttempt } from '@/domain/payment/payment-attempt';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { sharedMessages } from '@/messages/shared';
import { paymentCleared } from '@/state/payment-attempt';
import { ResultState } from '@/ui/feedback/result-state';
import { Card } from '@/ui/layout/card';

/** A button and the address that it opens. */
interface LinkButton {
  label: string;
  to: string;
}

interface UnfinishedPaymentProps {
  attempt: PaymentAttempt;
  /** The titles of the phases. */
  texts: { open: string; notSent: string; done: string };
  /** The total, the recipients and the time at which it was sent. */
  description: (sentAt: string) => string;
  /** Shown once the payment is done. */
  toRecord: LinkButton;
  /** Shown while the payment is not done; two at most. */
  links?: readonly LinkButton[];
}

/** A payment whose page was closed before its outcome was known, shown until the person has seen the outcome. */
export function UnfinishedPayment({
  attempt,
  texts,
  description,
  toRecord,
  links = [],
}: UnfinishedPaymentProps) {
  const messages = useMessages(sharedMessages);
  const navigate = useNavigate();
  const formatMoment = useFormatMoment();
  const { phase, sentAt } = attempt;
  if (phase === 'ready' || phase === 'refused' || sentAt === null) return null;

  const handleDismiss = () => paymentCleared(attempt.intent.key);
  const handleRecord = () => {
    handleDismiss();
    void navigate(toRecord.to);
  };
  const actionOf = (link: LinkButton | undefined) =>
    link === undefined ? undefined : { label: link.label, onClick: () => void navigate(link.to) };
  const [first, second] = links;
  return (
    <Card>
      <ResultState
        title={phase === 'done' ? texts.done : phase === 'not-sent' ? texts.notSent : texts.open}
        description={description(formatMoment(toMoment(sentAt), 'full'))}
        action={phase === 'done' ? { label: toRecord.label, onClick: handleRecord } : actionOf(first)}
        secondaryAction={
          isOpen(attempt) ? actionOf(second) : { label: messages.gotIt, onClick: handleDismiss }
        }
      />
    </Card>
  );
}
