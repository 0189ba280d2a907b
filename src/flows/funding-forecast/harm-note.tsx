import { useMemo } from 'react';
import type { AccountType } from '@/domain/account';
import { harmedBy } from '@/domain/bookings/forecast';
import type { Tenths } from '@/domain/money';
import { bookingMessages } from '@/messages/bookings';
import { useMessages } from '@/messages/language';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { harmText } from './harm-text';
import { useFunding } from './use-funding';

/** The forecast is only a hint here: a failure shows nothing. */
const background = { background: true };

interface HarmNoteProps {
  accountType: AccountType;
  /** The total of the payment. */
  amount: Tenths;
}

/** Tells which scheduled gifts a payment would leave unpaid; it does not block the payment, and is empty while the bookings are unknown. */
export default function HarmNote({ accountType, amount }: HarmNoteProps) {
  const messages = useMessages(bookingMessages);
  const { data } = useFunding(accountType, background);
  const text = useMemo(
    () =>
      data === undefined
        ? ''
        : harmText(harmedBy(amount, data.planned, data.purse, data.span), data.bookings, messages),
    [amount, data, messages],
  );
  return text === '' ? null : <NoticeBar tone="warning">{text}</NoticeBar>;
}
