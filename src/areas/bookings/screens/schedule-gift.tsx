import { matchPath, useLocation, useSearchParams } from 'react-router-dom';
import { appointmentDetail, appointmentTags } from '@/api/endpoints/appointment';
import type { AccountType } from '@/domain/account';
import { recordsOf } from '@/domain/bookings/booking';
import { href } from '@/domain/href';
import { useFunding } from '@/flows/funding-forecast/use-funding';
import { useLacksOaAccount } from '@/flows/giving-right/lacks-oa-account';
import { OaAccountNeeded } from '@/flows/giving-right/oa-account-needed';
import { DetailPage } from '@/flows/page/detail-page';
import { both, partOf } from '@/flows/page/viewed-query';
import { bookingMessages } from '@/messages/areas/bookings';
import { useMessages } from '@/messages/language';
import { type Booking } from '@/queries/bookings';
import { useEndpoint } from '@/queries/endpoint';
import { BookingGate } from '../components/booking-gate';
import { GiftForm } from '../components/gift-form';

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
  const query = useEndpoint(appointmentDetail, { accountType, ...(id === null ? {} : { id }) });
  return (
    <DetailPage
      isWhole
      title={messages.editTitles[accountType]}
      query={partOf(query, (found) => (found === null || found.booking.next === null ? null : found.booking))}
      failed={messages.openFailed}
      loading={messages.loading}
      bars={[120, 160, 200]}
      gone={{
        art: 'empty',
        title: query.data === null ? messages.wrongTitle : messages.overTitle,
        description: query.data === null ? messages.wrongLine : messages.overLine,
        action: { label: messages.toRecords, to: href(recordsOf[accountType]), replace: true },
      }}
    >
      {(booking) => <GiftFormLoader accountType={accountType} booking={booking} />}
    </DetailPage>
  );
}

function GiftFormLoader({ accountType, booking }: { accountType: AccountType; booking: Booking | null }) {
  const messages = useMessages(bookingMessages);
  const tags = useEndpoint(appointmentTags, { accountType }, { select: (data) => data.tags });
  return (
    <DetailPage
      isWhole
      title={messages.titles[accountType]}
      query={both(tags, useFunding(accountType))}
      failed={messages.openFailed}
      loading={messages.loading}
      bars={[120, 160, 200]}
    >
      {([list, funding]) => {
        const defaultTag = list.find(({ occasion }) => occasion === 'birthday') ?? list[0];
        return (
          defaultTag !== undefined && (
            <GiftForm
              accountType={accountType}
              booking={booking}
              tags={list}
              defaultTag={defaultTag}
              funding={funding}
            />
          )
        );
      }}
    </DetailPage>
  );
}
