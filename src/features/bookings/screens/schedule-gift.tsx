import { matchPath, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { appointmentTags, appointmentDetail } from '@/api/endpoints/appointment';
import type { AccountType } from '@/domain/account';
import { recordsOf } from '@/domain/bookings/booking';
import { href } from '@/domain/href';
import { useLacksOaAccount } from '@/flows/giving-right/lacks-oa-account';
import { OaAccountNeeded } from '@/flows/giving-right/oa-account-needed';
import { QueryView } from '@/flows/query-view/query-view';
import { bookingMessages } from '@/messages/bookings';
import { useMessages } from '@/messages/language';
import { type Booking } from '@/queries/bookings';
import { useEndpoint } from '@/queries/endpoint';
import { Illustration } from '@/ui/feedback/illustration';
import { Page } from '@/ui/layout/page';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ResultState } from '@/ui/feedback/result-state';
import { BookingGate } from '../components/booking-gate';
import { GiftForm } from '../components/gift-form';
import { useFunding } from '@/flows/funding-forecast/use-funding';

/** /transfer3 for the personal account, /transfer4 for the incentive account: books a gift, or changes the booking `id`. */
export default function ScheduleGift() {
  const messages = useMessages(bookingMessages);
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const accountType: AccountType = matchPath('/transfer4', pathname) === null ? 0 : 1;
  const id = search.get('id');
  if (useLacksOaAccount()) return <OaAccountNeeded title={messages.titles[accountType]} />;
  return (
    <BookingGate accountType={accountType} title={messages.titles[accountType]}>
      {id === null ? (
        <GiftFormLoader key={accountType} accountType={accountType} booking={null} />
      ) : (
        <ChangedBooking key={id} accountType={accountType} id={id} />
      )}
    </BookingGate>
  );
}

/** Fetches the booking first, because its content initialises the form. */
function ChangedBooking({ accountType, id }: { accountType: AccountType; id: string }) {
  const messages = useMessages(bookingMessages);
  const navigate = useNavigate();
  const query = useEndpoint(appointmentDetail, { accountType, ...(id === null ? {} : { id }) });
  const booking = query.data?.booking;
  if (booking !== undefined && booking.next !== null) {
    return <GiftFormLoader accountType={accountType} booking={booking} />;
  }
  return (
    <Page title={messages.editTitles[accountType]}>
      <QueryView
        query={query}
        title={messages.openFailed}
        art={<Illustration variant="error" />}
        skeleton={<Skeleton label={messages.loading} bars={[120, 160, 200]} />}
      >
        {(found) => (
          <ResultState
            art={<Illustration variant="empty" />}
            title={found === null ? messages.wrongTitle : messages.overTitle}
            description={found === null ? messages.wrongLine : messages.overLine}
            action={{
              label: messages.toRecords,
              onClick: () => void navigate(href(recordsOf[accountType]), { replace: true }),
            }}
          />
        )}
      </QueryView>
    </Page>
  );
}

function GiftFormLoader({ accountType, booking }: { accountType: AccountType; booking: Booking | null }) {
  const messages = useMessages(bookingMessages);
  const tags = useEndpoint(appointmentTags, { accountType }, { select: (data) => data.tags });
  const funding = useFunding(accountType);
  const defaultTag = tags.data?.find(({ occasion }) => occasion === 'birthday') ?? tags.data?.[0];
  if (tags.data !== undefined && defaultTag !== undefined && funding.data !== undefined) {
    return (
      <GiftForm
        accountType={accountType}
        booking={booking}
        tags={tags.data}
        defaultTag={defaultTag}
        funding={funding.data}
      />
    );
  }
  return (
    <Page title={messages.titles[accountType]}>
      <QueryView
        query={tags.data === undefined ? tags : funding}
        title={messages.openFailed}
        art={<Illustration variant="error" />}
        skeleton={<Skeleton label={messages.loading} bars={[120, 160, 200]} />}
      >
        {() => null}
      </QueryView>
    </Page>
  );
}
