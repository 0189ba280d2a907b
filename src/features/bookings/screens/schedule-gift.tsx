import { matchPath, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { AccountType } from '@/domain/account';
import { recordsOf } from '@/domain/bookings/booking';
import { href } from '@/domain/href';
import { useLacksOaAccount } from '@/flows/giving-right/lacks-oa-account';
import { OaAccountNeeded } from '@/flows/giving-right/oa-account-needed';
import { Reading } from '@/flows/query-view/query-view';
import { bookingWords } from '@/messages/bookings';
import { useWords } from '@/messages/language';
import { useBooking, useBookingTags, type Booking } from '@/queries/bookings';
import { EmptyArt } from '@/ui/feedback/illustration';
import { Page } from '@/ui/layout/page';
import { Skeleton } from '@/ui/feedback/skeleton';
import { StateBlock } from '@/ui/feedback/result-state';
import { BookingGate } from '../components/booking-gate';
import { GiftForm } from '../components/gift-form';
import { useFunding } from '@/flows/funding-forecast/use-funding';

/** /transfer3 from the personal account, /transfer4 from the incentive one; with `id` a booking is changed. */
export default function ScheduleGift() {
  const words = useWords(bookingWords);
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const accountType: AccountType = matchPath('/transfer4', pathname) === null ? 0 : 1;
  const id = search.get('id');
  if (useLacksOaAccount()) return <OaAccountNeeded title={words.titles[accountType]} />;
  return (
    <BookingGate accountType={accountType} title={words.titles[accountType]}>
      {id === null ? (
        <Form key={accountType} accountType={accountType} booking={null} />
      ) : (
        <ChangedBooking key={id} accountType={accountType} id={id} />
      )}
    </BookingGate>
  );
}

/** The booking is read first: what it says is where the form begins. */
function ChangedBooking({ accountType, id }: { accountType: AccountType; id: string }) {
  const words = useWords(bookingWords);
  const navigate = useNavigate();
  const query = useBooking(accountType, id);
  const booking = query.data?.booking;
  if (booking !== undefined && booking.next !== null) {
    return <Form accountType={accountType} booking={booking} />;
  }
  return (
    <Page title={words.editTitles[accountType]}>
      <Reading
        query={query}
        title={words.openFailed}
        art={<EmptyArt variant="error" />}
        skeleton={<Skeleton label={words.loading} bars={[120, 160, 200]} />}
      >
        {(found) => (
          <StateBlock
            art={<EmptyArt variant="empty" />}
            title={found === null ? words.wrongTitle : words.overTitle}
            line={found === null ? words.wrongLine : words.overLine}
            way={{
              label: words.toRecords,
              go: () => void navigate(href(recordsOf[accountType]), { replace: true }),
            }}
          />
        )}
      </Reading>
    </Page>
  );
}

function Form({ accountType, booking }: { accountType: AccountType; booking: Booking | null }) {
  const words = useWords(bookingWords);
  const tags = useBookingTags(accountType);
  const funding = useFunding(accountType);
  const [usual] = tags.data ?? [];
  if (tags.data !== undefined && usual !== undefined && funding.data !== undefined) {
    return (
      <GiftForm
        accountType={accountType}
        booking={booking}
        tags={tags.data}
        usual={usual}
        funding={funding.data}
      />
    );
  }
  return (
    <Page title={words.titles[accountType]}>
      <Reading
        query={tags.data === undefined ? tags : funding}
        title={words.openFailed}
        art={<EmptyArt variant="error" />}
        skeleton={<Skeleton label={words.loading} bars={[120, 160, 200]} />}
      >
        {() => null}
      </Reading>
    </Page>
  );
}
