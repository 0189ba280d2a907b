import type { RefundTerms } from '@/api/endpoints/mall-order';
import { isWholeRefund, refundParts, type RefundBasis, type RefundLine } from '@/domain/orders/refund';
import {
  refundConsent,
  refundDeadline,
  refundLapses,
  refundTaken,
  returnedText,
} from '@/flows/orders/refund-texts';
import { ordersMessages } from '@/messages/orders';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import styles from './refund-preview.module.css';

interface RefundPreviewProps {
  basis: RefundBasis;
  terms: RefundTerms;
  lines: readonly RefundLine[];
}

/** What comes back for the chosen pieces, to the tenth, and until when it may be asked for. */
export function RefundPreview({ basis, terms, lines }: RefundPreviewProps) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(ordersMessages);
  const isWhole = isWholeRefund(basis, lines);
  const returns = isWhole ? terms.returns : refundParts(basis, lines);
  const lapses = refundLapses(terms, returns, messages);
  const consent = refundConsent(terms, messages);
  const note = isWhole ? refundTaken(terms, messages) : messages.refundPartLine;
  return (
    <div className={styles.preview} role="status">
      <p className={styles.head}>{messages.refundBack}</p>
      <p className={styles.parts}>{returnedText(returns, messages)}</p>
      {consent !== null && <p className={styles.line}>{consent}</p>}
      {lapses !== null && <p className={styles.line}>{lapses}</p>}
      {note !== null && <p className={styles.line}>{note}</p>}
      <p className={styles.line}>{refundDeadline(terms, messages, formatMoment)}</p>
    </div>
  );
}
