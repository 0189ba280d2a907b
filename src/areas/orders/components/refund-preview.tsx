import type { RefundTerms } from '@/api/endpoints/mall-order';
import { isWholeRefund, refundParts, type RefundBasis, type RefundLine } from '@/domain/orders/refund';
import {
  refundConsent,
  refundDeadline,
  refundExpires,
  refundTaken,
  returnedText,
} from '@/flows/orders/refund-texts';
import { ordersMessages } from '@/messages/areas/orders';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { Note, Text } from '@/ui/text/text';
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
  const expires = refundExpires(terms, returns, messages);
  const consent = refundConsent(terms, messages);
  const note = isWhole ? refundTaken(terms, messages) : messages.refundPartLine;
  return (
    <div className={styles.preview} role="status">
      <Note>{messages.refundBack}</Note>
      <Text as="p" tone="primary" weight="bold">
        {returnedText(returns, messages)}
      </Text>
      {consent !== null && <Note marginTop={1}>{consent}</Note>}
      {expires !== null && <Note marginTop={1}>{expires}</Note>}
      {note !== null && <Note marginTop={1}>{note}</Note>}
      <Note marginTop={1}>{refundDeadline(terms, messages, formatMoment)}</Note>
    </div>
  );
}
