import { useNavigate } from 'react-router-dom';
import { recordsOf } from '@/domain/bookings/booking';
import { toReceiptTime } from '@/domain/business-time';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { isOpen } from '@/domain/payment/settlement';
import { bookingWords } from '@/messages/bookings';
import { transferWords } from '@/messages/transfers';
import { useWords } from '@/messages/language';
import { useCurrentUser } from '@/queries/account';
import { Card } from '@/ui/layout/card';
import { StateBlock } from '@/ui/feedback/result-state';
import { payAgainSeen, payAgainWish, usePayAgainTakenUp } from './pay-again';

/** A booked gift that was being paid again when its page went away: asked about, and shown until its end was seen. */
export function UnfinishedPayAgain() {
  const words = useWords(transferWords);
  const bookings = useWords(bookingWords);
  const navigate = useNavigate();
  const { data: user } = useCurrentUser();
  const settlement = usePayAgainTakenUp(user?.usercode ?? '');

  const wish = settlement === null ? null : payAgainWish(settlement);
  if (settlement === null || wish === null) return null;
  const { intent, phase, id, sentAt } = settlement;
  if (phase === 'ready' || phase === 'refused') return null;
  const toBooking = () => void navigate(href(recordsOf[wish.accountType], { id: wish.id }));
  const clear = () => payAgainSeen(intent.key);
  const see = () => {
    clear();
    void navigate(href('/rewardDetail', { id: id ?? undefined }));
  };
  const title =
    phase === 'done' ? words.arrived : phase === 'not-sent' ? words.notSent : bookings.unfinishedPay;
  return (
    <Card>
      <StateBlock
        title={title}
        line={words.unfinishedLine(
          formatCoins(intent.total),
          words.names(intent.recipients.map(({ name }) => name)),
          toReceiptTime(sentAt ?? 0),
        )}
        way={
          phase === 'done' ? { label: words.toDetail, go: see } : { label: bookings.toBooking, go: toBooking }
        }
        otherWay={isOpen(settlement) ? undefined : { label: words.dismiss, go: clear }}
      />
    </Card>
  );
}
