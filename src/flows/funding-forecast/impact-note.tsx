import { useMemo } from 'react';
import type { AccountType } from '@/domain/account';
import { impactOf } from '@/domain/bookings/forecast';
import type { Tenths } from '@/domain/money';
import { bookingMessages } from '@/messages/areas/bookings';
import { useMessages } from '@/messages/language';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { impactText } from './impact-text';
import { useFunding } from './use-funding';

/** The forecast is only a hint here: a failure shows nothing. */
const background = { background: true };

interface ImpactNoteProps {
  accountType: AccountType;
  /** The total of the payment. */
  amount: Tenths;
}

/** Tells which scheduled gifts a payment would leave unpaid; it does not block the payment, and is empty while the bookings are unknown. */
export default function ImpactNote({ accountType, amount }: ImpactNoteProps) {
  const messages = useMessages(bookingMessages);
  const { data } = useFunding(accountType, background);
  const text = useMemo(
    () =>
      data === undefined
        ? ''
        : impactText(impactOf(amount, data.planned, data.purse, data.span), data.bookings, messages),
    [amount, data, messages],
  );
  return text === '' ? null : <NoticeBar tone="warning">{text}</NoticeBar>;
}
