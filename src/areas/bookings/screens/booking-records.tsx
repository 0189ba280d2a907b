import { matchPath, useLocation, useSearchParams } from 'react-router-dom';
import type { AccountType } from '@/domain/account';
import { useFunding } from '@/flows/funding-forecast/use-funding';
import { DetailPage } from '@/flows/page/detail-page';
import { bookingMessages } from '@/messages/areas/bookings';
import { useMessages } from '@/messages/language';
import { BookingGate } from '../components/booking-gate';
import { BookingPage } from '../components/booking-page';
import { Records } from '../components/records';

/** /orderreward1 for the personal account, /orderreward2 for the incentive account: all bookings, or one with `id`. */
export default function BookingRecords() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const accountType: AccountType = matchPath('/orderreward2', pathname) === null ? 0 : 1;
  const id = search.get('id');
  return (
    <BookingGate accountType={accountType}>
      {id === null ? (
        <AllBookings key={accountType} accountType={accountType} />
      ) : (
        <BookingPage key={`${accountType} ${id}`} accountType={accountType} id={id} />
      )}
    </BookingGate>
  );
}

function AllBookings({ accountType }: { accountType: AccountType }) {
  const messages = useMessages(bookingMessages);
  const funding = useFunding(accountType);
  return (
    <DetailPage
      isWhole
      query={funding}
      failed={messages.openFailed}
      loading={messages.loading}
      bars={[44, 180, 64, 64, 64]}
    >
      {(data) => <Records accountType={accountType} funding={data} />}
    </DetailPage>
  );
}
