import { use } from 'react';
import { isForWishes, type HolidayTime } from '@/domain/activities/holiday';
import { holidayAt } from '@/domain/activities/holiday-days';
import { daysLater } from '@/domain/business-time';
import { href } from '@/domain/href';
import type { Period } from '@/domain/period';
import { useNow } from '@/flows/clock/use-now';
import { DetailPage } from '@/flows/page/detail-page';
import { ShareLink } from '@/flows/share/share-link';
import { useMessages } from '@/messages/language';
import { useCurrentUser } from '@/queries/account';
import { useEndpoint } from '@/queries/endpoint';
import { useSession } from '@/state/session';
import { ResultState } from '@/ui/feedback/result-state';
import { WayBack } from '@/ui/layout/way-back';
import { holidaySpecial } from '../endpoints';
import { holidayMessages } from '../messages';
import { BlessButton } from './bless-button';
import { HolidayGifts } from './holiday-gifts';
import { HolidayHero } from './holiday-hero';
import { HolidayTogether } from './holiday-together';
import styles from './holiday-page.module.css';

/** The holiday of the day or the next one, with its goods and activities; it needs the calendar package. */
export default function HolidayPage() {
  const messages = useMessages(holidayMessages);
  const holiday = useHoliday();
  const [first] = holiday.names;
  const query = useEndpoint(holidaySpecial, { holiday: first });
  const canGive = useCanGive();
  const hasNoHeader = use(WayBack) === undefined;
  const name = messages.joinNames(holiday.names.map((each) => messages.holidays[each].name));
  const share = (variant: 'icon' | 'text') => (
    <ShareLink
      to={href('/longDay')}
      title={messages.holidays[first].slogan}
      text={messages.shareText(name)}
      label={messages.share}
      variant={variant}
    />
  );
  return (
    <DetailPage
      title={name}
      hero
      action={share('icon')}
      actionBar={canGive && isForWishes(first) ? <BlessButton key={first} holiday={holiday} /> : undefined}
      head={<HolidayHero holiday={holiday} name={name} />}
      within={(special) => (
        <div className={styles.body}>
          {special}
          {hasNoHeader && share('text')}
        </div>
      )}
      query={query}
      failed={messages.specialFailed}
      loading={messages.loading}
      bars={[28, 152, 28, 140]}
    >
      {({ goods, activities }) =>
        goods.length === 0 && activities.length === 0 ? (
          <ResultState title={messages.specialNone} description={messages.specialNoneLine} />
        ) : (
          <>
            <HolidayGifts title={messages.holidays[first].gifts} goods={goods} />
            <HolidayTogether activities={activities} />
          </>
        )
      }
    </DetailPage>
  );
}

const noPeriods: readonly Period[] = [];

/** The holiday at this time; the page changes when it begins and when it is over. */
function useHoliday(): HolidayTime {
  const { day, lastDay } = holidayAt(useNow(noPeriods));
  const period = { startsAt: `${day} 00:00:00`, endsAt: `${daysLater(lastDay, 1)} 00:00:00` };
  return holidayAt(useNow([period]));
}

/** Whether the person may give coins; not offered to a wallet member before it is known. */
function useCanGive(): boolean {
  const isWallet = useSession(({ sysType }) => sysType === 'WALLET');
  const { data: user } = useCurrentUser();
  return !isWallet || (user !== undefined && user.oaAccount !== null);
}
