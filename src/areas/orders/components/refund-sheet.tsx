import { useState } from 'react';
import { refunds, type OrderDetail, type RefundTerms } from '@/api/endpoints/mall-order';
import { longestRefundNote, refundReasons, type RefundReason } from '@/domain/orders/refund';
import { countCharacters } from '@/domain/text';
import { useWrite } from '@/flows/write/use-write';
import { ordersMessages } from '@/messages/areas/orders';
import { useMessages } from '@/messages/language';
import { invalidateAfterPayment } from '@/queries/endpoint';
import { notify } from '@/state/notifications';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { SendButton } from '@/ui/forms/send-button';
import { TextArea } from '@/ui/forms/text-area';
import { Box } from '@/ui/layout/box';
import { Sheet } from '@/ui/overlays/sheet';
import { Note, Text } from '@/ui/text/text';
import { refundBasis } from '../refund-basis';
import { RefundPieces } from './refund-pieces';
import { RefundPreview } from './refund-preview';
import styles from './refund-sheet.module.css';

interface RefundSheetProps {
  order: OrderDetail;
  terms: RefundTerms;
  onClose: () => void;
}

/** Asks for an order's payment back: which pieces, why, and what comes back for them. */
export function RefundSheet({ order, terms, onClose }: RefundSheetProps) {
  const messages = useMessages(ordersMessages);
  const left = terms.pieces;
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>(
    left.length === 1 ? Object.fromEntries(left.map(({ variant, count }) => [variant, count])) : {},
  );
  const [reason, setReason] = useState<RefundReason>('unwanted');
  const [note, setNote] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const task = useWrite(refunds, { refresh: invalidateAfterPayment });

  const isByPieces = left.length > 0;
  const lines = left.flatMap(({ variant }) => {
    const count = chosen[variant] ?? 0;
    return count > 0 ? [{ variant, count }] : [];
  });
  const isEmpty = isByPieces && lines.length === 0;
  const isLong = countCharacters(note.trim()) > longestRefundNote;

  const invalid = isEmpty
    ? messages.refundChoose
    : isLong
      ? messages.refundNoteLong(longestRefundNote)
      : null;
  const problem = (isSubmitted ? invalid : null) ?? task.errorText;

  const handleSend = () => {
    setSubmitted(true);
    if (invalid !== null) return;
    task.send({ id: order.id, lines, reason, note: note.trim() }, () => {
      notify(messages.refundSent);
      onClose();
    });
  };
  return (
    <Sheet title={messages.refundTitle} onClose={onClose}>
      {isByPieces && <RefundPieces order={order} left={left} chosen={chosen} onChange={setChosen} />}
      <Text as="h3" marginTop={4} weight="bold">
        {messages.refundReason}
      </Text>
      <Box marginTop={2}>
        <ChoiceRow
          label={messages.refundReason}
          choices={refundReasons.map((each) => [each, messages.reasons[each]] as const)}
          current={reason}
          onChange={setReason}
        />
      </Box>
      <Box marginTop={3} paddingY={2} paddingX={3} radius="m" background="sunken" className={styles.note}>
        <TextArea
          label={messages.refundNote}
          placeholder={messages.refundNoteHint}
          value={note}
          invalid={isLong}
          onChange={setNote}
        />
      </Box>
      {!isEmpty && <RefundPreview basis={refundBasis(order)} terms={terms} lines={lines} />}
      {problem !== null && (
        <Note marginTop={3} tone="danger" className={styles.problem} role="alert">
          {problem}
        </Note>
      )}
      <SendButton
        block
        busy={task.isBusy}
        offReason={task.offReason}
        variant={isEmpty ? 'waiting' : 'filled'}
        onClick={handleSend}
      >
        {messages.refundSend}
      </SendButton>
    </Sheet>
  );
}
