import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AccountType } from '@/domain/account';
import { bestCancel, leastTopUp, type RunOutcome } from '@/domain/bookings/forecast';
import { formatCoins } from '@/domain/money';
import { bookingMessages } from '@/messages/bookings';
import { useMessages } from '@/messages/language';
import type { Booking } from '@/queries/bookings';
import { Button } from '@/ui/forms/button';
import { Icon } from '@/ui/media/icon';
import { whoOf } from '../describe';
import { topUpOf } from '../top-up';
import type { Funding } from '@/flows/funding-forecast/use-funding';
import styles from './fix-it-bar.module.css';

interface FixItBarProps {
  accountType: AccountType;
  funding: Funding;
  unpaid: readonly RunOutcome[];
  onCancel: (booking: Booking) => void;
}

/** Gifts will go unpaid: the least amount that saves all of them, and the one booking whose cancelling saves most of the others. */
export function FixItBar({ accountType, funding, unpaid, onCancel }: FixItBarProps) {
  const messages = useMessages(bookingMessages);
  const navigate = useNavigate();
  const { planned, purse, span, bookings } = funding;
  const lacking = useMemo(() => leastTopUp(planned, purse, span), [planned, purse, span]);
  const saving = useMemo(() => bestCancel(planned, purse, span), [planned, purse, span]);
  const sacrifice = bookings.find(({ id }) => id === saving?.bookingId);
  const amount = formatCoins(lacking);
  return (
    <>
      <p className={styles.line}>
        <Icon name="warning" size={18} />
        <span className={styles.text}>{messages.short(amount, unpaid.length)}</span>
        {sacrifice !== undefined && <span className={styles.aside}>{messages.chooseOne}</span>}
      </p>
      <div className={styles.ways}>
        <Button onClick={() => void navigate(topUpOf(accountType))}>
          <span className={styles.way}>
            {messages.topUp(amount)}
            <span className={styles.note}>{messages.topUpNote}</span>
          </span>
        </Button>
        {sacrifice !== undefined && saving !== null && (
          <Button variant="outlined" onClick={() => onCancel(sacrifice)}>
            <span className={styles.way}>
              {messages.cancelOne(whoOf(sacrifice, messages))}
              <span className={styles.note}>{messages.cancelSaves(saving.saved)}</span>
            </span>
          </Button>
        )}
      </div>
    </>
  );
}
