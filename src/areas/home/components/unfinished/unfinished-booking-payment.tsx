import { recordsOf } from '@/domain/bookings/booking';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { bookingPayment } from '@/flows/payment/booking-payment';
import { UnfinishedPayment } from '@/flows/payment/unfinished-payment';
import { bookingMessages } from '@/messages/areas/bookings';
import { transferMessages } from '@/messages/areas/transfers';
import { useMessages } from '@/messages/language';
import { useCurrentUser } from '@/queries/account';

/** The unfinished payment of a booked gift that was paid again. */
export function UnfinishedBookingPayment() {
  const messages = useMessages(transferMessages);
  const bookings = useMessages(bookingMessages);
  const { data: user } = useCurrentUser();
  const attempt = bookingPayment.useResumedAttempt(user?.usercode ?? '');
  if (attempt === null) return null;
  const { intent, id } = attempt;
  const { accountType = 0, id: bookingId } = intent.content;
  return (
    <UnfinishedPayment
      attempt={attempt}
      texts={{
        open: bookings.unfinished,
        notSent: messages.notSent,
        done: messages.arrived,
      }}
      description={(sentAt) =>
        messages.unfinishedLine(
          formatCoins(intent.total),
          messages.names(intent.recipients.map(({ name }) => name)),
          sentAt,
        )
      }
      toRecord={{
        label: messages.kinds[accountType].toDetail,
        to: href('/rewardDetail', { id: id ?? undefined }),
      }}
      links={[{ label: bookings.toBooking, to: href(recordsOf[accountType], { id: bookingId }) }]}
    />
  );
}
