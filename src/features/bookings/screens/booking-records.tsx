import { matchPath, useLocation, useSearchParams } from 'react-router-dom';
import type { AccountType } from '@/domain/account';
import { QueryView } from '@/flows/query-view/query-view';
import { bookingMessages } from '@/messages/bookings';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { Illustration } from '@/ui/feedback/illustration';
import { Page } from '@/ui/layout/page';
import { Skeleton } from '@/ui/feedback/skeleton';
import { BookingGate } from '../components/booking-gate';
import { BookingPage } from '../components/booking-page';
import { Records } from '../components/records';
import { useFunding } from '@/flows/funding-forecast/use-funding';

/** /orderreward1 for the personal account, /orderreward2 for the incentive account: all bookings, or one with `id`. */
export default function BookingRecords() {
  const titles = useMessages(titleMessages);
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const accountType: AccountType = matchPath('/orderreward2', pathname) === null ? 0 : 1;
  const id = search.get('id');
  const title = titles[accountType === 0 ? '/orderreward1' : '/orderreward2'];
  return (
    <BookingGate accountType={accountType} title={title}>
      {id === null ? (
        <AllBookings key={accountType} accountType={accountType} title={title} />
      ) : (
        <BookingPage key={`${accountType} ${id}`} accountType={accountType} id={id} />
      )}
    </BookingGate>
  );
}

function AllBookings({ accountType, title }: { accountType: AccountType; title: string }) {
  const messages = useMessages(bookingMessages);
  const funding = useFunding(accountType);
  if (funding.data !== undefined) {
    return <Records accountType={accountType} title={title} funding={funding.data} />;
  }
  return (
    <Page title={title}>
      <QueryView
        query={funding}
        title={messages.openFailed}
        art={<Illustration variant="error" />}
        skeleton={<Skeleton label={messages.loading} bars={[44, 180, 64, 64, 64]} />}
      >
        {() => null}
      </QueryView>
    </Page>
  );
}
