import { recordsOf } from '@/domain/bookings/booking';
import { toMoment } from '@/domain/business-time';
import { formatCoins } from '@/domain/money';
import { href } from '@/domain/href';
import type { Matter } from '@/domain/home/today';
import { homeTodayWords } from '@/messages/home-today';
import { useWords } from '@/messages/language';
import { dayWord } from '../day-text';
import { OccasionLine } from './occasion-line';
import { TodayLine } from './today-line';

/** One matter of today in words, with the way to where it is dealt with. */
export function MatterLine({ matter }: { matter: Matter }) {
  const words = useWords(homeTodayWords);
  switch (matter.kind) {
    case 'to-pay':
      return (
        <TodayLine
          icon="orders"
          title={words.toPay(matter.title)}
          line={words.toPayLine(formatCoins(matter.money), toMoment(matter.until).slice(11, 16))}
          action={{ label: words.pay, to: href('/order-newDetail', { id: matter.id }) }}
        />
      );
    case 'trip':
      return (
        <TodayLine
          icon="taxi"
          title={words.trip}
          line={matter.title}
          action={{ label: words.see, to: href('/newDidiHome') }}
        />
      );
    case 'unpaid-gift':
      return (
        <TodayLine
          icon="warning"
          title={words.unpaid(dayWord(matter.day, words), words.names(matter.names))}
          line={words.unpaidLine(formatCoins(matter.missing))}
          action={{ label: words.mend, to: href(recordsOf[matter.accountType]) }}
        />
      );
    case 'lapsing':
      return (
        <TodayLine
          icon="clock"
          title={words.lapsing(formatCoins(matter.amount), dayWord(matter.day, words))}
          line={words.lapsingLine}
          action={{ label: words.plan, to: href('/manageAccounts/:accountType', { accountType: 0 }) }}
        />
      );
    case 'occasions':
      return <OccasionLine matter={matter} />;
    case 'gift':
      return (
        <TodayLine
          icon="gift"
          title={words.gift(matter.sender, formatCoins(matter.money))}
          line={matter.text}
          action={{ label: words.open, to: href('/rewardDetail', { id: matter.id }) }}
        />
      );
  }
}
