import { useMemo } from 'react';
import type { AccountType } from '@/domain/account';
import { harmedBy } from '@/domain/bookings/forecast';
import type { Tenths } from '@/domain/money';
import { bookingMessages } from '@/messages/bookings';
import { useMessages } from '@/messages/language';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { harmText } from './harm-text';
import { useFunding } from './use-funding';

/** Nobody asked for the forecast here: where it does not come, nothing is said. */
const inPassing = { quiet: true };

interface HarmNoteProps {
  accountType: AccountType;
  /** What is about to be paid, in all. */
  amount: Tenths;
}

/** Which scheduled gifts a payment would leave unpaid. It stands in nobody's way, and says nothing where the bookings are not known. */
export default function HarmNote({ accountType, amount }: HarmNoteProps) {
  const messages = useMessages(bookingMessages);
  const { data } = useFunding(accountType, inPassing);
  const said = useMemo(
    () =>
      data === undefined
        ? ''
        : harmText(harmedBy(amount, data.planned, data.purse, data.span), data.bookings, messages),
    [amount, data, messages],
  );
  return said === '' ? null : <NoticeBar tone="warning">{said}</NoticeBar>;
}
