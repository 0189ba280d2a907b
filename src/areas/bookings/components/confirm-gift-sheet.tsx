import type { Day } from '@/domain/business-time';
import { formatCoins } from '@/domain/money';
import { bookingMessages } from '@/messages/areas/bookings';
import { gatewayWordMessages } from '@/messages/gateway-words';
import { useMessages } from '@/messages/language';
import { firstDayText } from '../describe';
import { largestRun, nextRuns, type GiftOrder } from '../rules/gift-order';
import { ConfirmOrderSheet } from './confirm-order-sheet';

interface ConfirmGiftSheetProps {
  order: GiftOrder;
  /** The names of the recipients. */
  names: readonly string[];
  tag: string;
  /** The blessing that is sent. */
  text: string;
  /** How often it comes. */
  repeat: string;
  firstDay: Day;
  /** An existing booking is changed. */
  isChange: boolean;
  /** The idempotency key of the call that is confirmed. */
  keyOf: () => string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms one gift. */
export function ConfirmGiftSheet(props: ConfirmGiftSheetProps) {
  const { order, names, tag, text, repeat, firstDay, isChange, keyOf, onConfirm, onClose } = props;
  const messages = useMessages(bookingMessages);
  const { said } = useMessages(gatewayWordMessages);
  const days = nextRuns(order, firstDay);
  const [first] = days;
  const largest = largestRun(order, firstDay);
  const who = messages.names(names);
  return (
    <ConfirmOrderSheet
      title={isChange ? messages.confirmChanges : messages.confirmBooking}
      accountType={order.accountType}
      largest={largest}
      rows={[
        [messages.toWhom, messages.draftGift(who, said(tag))],
        [messages.eachTime, messages.coins(formatCoins(order.each))],
        ...(first === undefined
          ? []
          : [[messages.firstDay, firstDayText(first.day, days.length, messages)] as const]),
        [messages.repeat, repeat],
        [messages.blessingLabel, text],
      ]}
      description={messages.orderLine(messages.accounts[order.accountType], who)}
      payee={who}
      callsOf={() => [{ key: keyOf(), amount: largest }]}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
