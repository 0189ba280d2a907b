import type { AwaitedKind } from '@/domain/awaited';
import { recordsOf } from '@/domain/bookings/booking';
import { toClock, toDay } from '@/domain/business-time';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { useMessages } from '@/messages/language';
import { dayText } from '../day-text';
import { homeTodayMessages } from '../messages';
import type { TodayItem } from '../rules/today';
import { OccasionLine } from './occasion-line';
import { TodayLine } from './today-line';

/** Where the things that wait are dealt with. */
const awaitedPages: Readonly<Record<AwaitedKind, string>> = {
  'activity-approval': href('/activityApprovalH5'),
  'grant-approval': href('/grantApprovalH5'),
  sale: href('/second-hand-orders', { group: 'sold' }),
  'refund-answer': href('/second-hand-orders', { group: 'sold' }),
  receipt: href('/second-hand-orders', { group: 'bought' }),
  prize: href('/activityPrize'),
};
const awaitedIcons: Readonly<Record<AwaitedKind, string>> = {
  'activity-approval': 'approval',
  'grant-approval': 'approval',
  sale: 'secondhand',
  'refund-answer': 'secondhand',
  receipt: 'secondhand',
  prize: 'gift',
};

/** One item of today, with a link to the page that handles it. */
export function TodayItemLine({ item }: { item: TodayItem }) {
  const messages = useMessages(homeTodayMessages);
  switch (item.kind) {
    case 'to-pay':
      return (
        <TodayLine
          icon="orders"
          title={messages.toPay(item.title)}
          description={messages.toPayLine(formatCoins(item.money), toClock(item.until))}
          action={{ label: messages.pay, to: href('/checkStandOrderAndPay', { id: item.id }) }}
        />
      );
    case 'trip':
      return (
        <TodayLine
          icon="taxi"
          title={messages.trip}
          description={item.title}
          action={{ label: messages.see, to: href('/newDidiHome') }}
        />
      );
    case 'awaited':
      return (
        <TodayLine
          icon={awaitedIcons[item.what]}
          title={messages.awaited[item.what](item.count)}
          description={
            item.until === null ? '' : messages.awaitedUntil(dayText(toDay(item.until - 1), messages))
          }
          action={{ label: messages.see, to: awaitedPages[item.what] }}
        />
      );
    case 'unpaid-gift':
      return (
        <TodayLine
          icon="warning"
          title={messages.unpaid(dayText(item.day, messages), messages.names(item.names))}
          description={messages.unpaidLine(formatCoins(item.missing))}
          action={{ label: messages.mend, to: href(recordsOf[item.accountType]) }}
        />
      );
    case 'failed-gift':
      return (
        <TodayLine
          icon="warning"
          title={messages.failed(messages.names(item.names), item.count)}
          description={messages.failedLine(formatCoins(item.amount), item.count)}
          action={{
            label: messages.resend,
            to: href(
              recordsOf[item.accountType],
              item.count === 1 ? { id: item.bookingId } : { filter: 'unpaid' },
            ),
          }}
        />
      );
    case 'expiring':
      return (
        <TodayLine
          icon="clock"
          title={messages.expiring(formatCoins(item.amount), dayText(item.day, messages))}
          description={messages.expiringLine}
          action={{ label: messages.plan, to: href('/manageAccounts/:accountType', { accountType: 0 }) }}
        />
      );
    case 'occasions':
      return <OccasionLine item={item} />;
    case 'gift':
      return (
        <TodayLine
          icon="gift"
          title={messages.gift(item.sender, formatCoins(item.money))}
          description={item.text}
          action={{ label: messages.open, to: href('/rewardDetail', { id: item.id }) }}
        />
      );
    case 'thanks':
      return (
        <TodayLine
          icon="gift"
          title={messages.thanks(item.shownName, item.count)}
          description={item.text}
          action={{ label: messages.open, to: href('/rewardDetail', { id: item.transferId }) }}
        />
      );
  }
}
