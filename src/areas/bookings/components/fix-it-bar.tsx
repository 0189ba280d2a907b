import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AccountType } from '@/domain/account';
import { bestCancel, leastTopUp, unpaidIn, type ForecastRun } from '@/domain/bookings/forecast';
import { formatCoins } from '@/domain/money';
import type { Funding } from '@/flows/funding-forecast/use-funding';
import { bookingMessages } from '@/messages/areas/bookings';
import { useMessages } from '@/messages/language';
import type { Booking } from '@/queries/bookings';
import { Button } from '@/ui/forms/button';
import { Box, Inline } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { Note, Text } from '@/ui/text/text';
import { recipientNames } from '../describe';
import { topUpPage } from '../top-up';
import { useBookingNames } from '../use-booking-names';
import { QueueButton } from './queue-button';
import styles from './fix-it-bar.module.css';

interface FixItBarProps {
  accountType: AccountType;
  funding: Funding;
  runs: readonly ForecastRun[];
  onCancel: (booking: Booking) => void;
}

/** Shown when gifts will go unpaid: offers the smallest top-up that covers all of them, to cancel the booking that frees most others, or another order. */
export function FixItBar({ accountType, funding, runs, onCancel }: FixItBarProps) {
  const messages = useMessages(bookingMessages);
  const navigate = useNavigate();
  const nameOf = useBookingNames(accountType);
  const { planned, purse, span, bookings } = funding;
  const topUpAmount = useMemo(() => leastTopUp(planned, purse, span), [planned, purse, span]);
  const cancelOption = useMemo(() => bestCancel(planned, purse, span), [planned, purse, span]);
  const bookingToCancel = bookings.find(({ id }) => id === cancelOption?.bookingId);
  const amount = formatCoins(topUpAmount);
  return (
    <>
      <Inline as="p" marginBottom={3} tone="warning" className={styles.line}>
        <Icon name="warning" size={18} />
        <Box as="span" flex={1} marginX={2}>
          {messages.shortInAll(amount, unpaidIn(runs).length)}
        </Box>
        {bookingToCancel !== undefined && <Note as="span">{messages.chooseOne}</Note>}
      </Inline>
      <div className={styles.actions}>
        <Button onClick={() => void navigate(topUpPage(accountType))}>
          <span className={styles.action}>
            {messages.topUp(amount)}
            <Text display="block" size="caption" weight="regular">
              {messages.topUpNote}
            </Text>
          </span>
        </Button>
        {bookingToCancel !== undefined && cancelOption !== null && (
          <Button variant="outlined" onClick={() => onCancel(bookingToCancel)}>
            <span className={styles.action}>
              {messages.cancelOne(recipientNames(bookingToCancel, nameOf, messages))}
              <Text display="block" size="caption" weight="regular">
                {messages.cancelSaves(cancelOption.saved)}
              </Text>
            </span>
          </Button>
        )}
      </div>
      <QueueButton accountType={accountType} funding={funding} runs={runs} />
    </>
  );
}
