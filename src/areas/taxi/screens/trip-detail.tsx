import { useNavigate, useSearchParams } from 'react-router-dom';
import { href } from '@/domain/href';
import { useSheet } from '@/flows/navigation/use-sheet';
import { DetailPage } from '@/flows/page/detail-page';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Button } from '@/ui/forms/button';
import { Page } from '@/ui/layout/page';
import { Note } from '@/ui/text/text';
import { FareMemory } from '../components/fare-memory';
import { FareCard } from '../components/trips/fare-card';
import { FareDisputeSheet } from '../components/trips/fare-dispute-sheet';
import { InvoiceSheet } from '../components/trips/invoice-sheet';
import { PayTrip } from '../components/trips/pay-trip';
import { RatingSheet } from '../components/trips/rating-sheet';
import { ShareCard } from '../components/trips/share-card';
import { TripDriver } from '../components/trips/trip-driver';
import { TripHead } from '../components/trips/trip-head';
import { tripDetail, type TripDetail } from '../endpoints/taxi-trips';
import { tripMessages } from '../messages';
import { isInvoiceable } from '../rules/invoice';
import { isUnderWay } from '../rules/trip-state';
import { taxiBookingChanged } from '../state/taxi-booking';
import { rideRepeated } from '../state/taxi-route';
import styles from './trip-detail.module.css';

/** /didiOrderDetail: the trip `id` of the person, with how its price came about and what can be asked about it. */
export default function TripDetailPage() {
  const messages = useMessages(tripMessages);
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const query = useEndpoint(tripDetail, { id }, { enabled: id !== '', staleTime: 0 });
  return (
    <DetailPage
      isWhole
      query={id === '' ? { ...query, data: null } : query}
      failed={messages.failed}
      loading={messages.loading}
      bars={[330, 70, 300, 64]}
      gone={{
        title: messages.gone,
        description: messages.goneLine,
        action: { label: messages.toList, to: href('/didiOrderList'), replace: true },
      }}
    >
      {(detail) => <Loaded detail={detail} />}
    </DetailPage>
  );
}

function Loaded({ detail }: { detail: TripDetail }) {
  const messages = useMessages(tripMessages);
  const navigate = useNavigate();
  const sheets = {
    invoice: useSheet('invoice'),
    rating: useSheet('rating'),
    fareDispute: useSheet('doubt'),
  };
  const { trip, city, rides, rating, invoice, share } = detail;
  const { id, state, kind, from, to, fare, driver, owed, order } = trip;
  const canInvoice = isInvoiceable(trip) && invoice === null;
  const canRate = state === 'paid' && driver !== null;
  const handleAgain = () => {
    rideRepeated(from, to, city);
    taxiBookingChanged({ kind });
    void navigate(href('/newDidiHome'));
  };
  return (
    <Page
      action={
        canInvoice && (
          <button type="button" className={styles.text} onClick={sheets.invoice.open}>
            {messages.invoice}
          </button>
        )
      }
      actionBar={
        <div className={styles.actions}>
          <Button variant="outlined" onClick={sheets.fareDispute.open}>
            {messages.fareDispute}
          </Button>
          {isUnderWay(state) ? (
            <Button onClick={() => void navigate(href('/newDidiHome'))}>{messages.follow}</Button>
          ) : owed > 0 && order !== null ? (
            <PayTrip trip={trip} order={order} />
          ) : (
            <Button onClick={handleAgain}>{messages.again}</Button>
          )}
        </div>
      }
    >
      <TripHead trip={trip} />
      {fare !== null && <FareMemory rides={rides} />}
      {(fare !== null || isUnderWay(state)) && <FareCard kind={kind} fare={fare ?? trip.estimate} />}
      {driver !== null && (
        <TripDriver driver={driver}>
          {rating !== null ? (
            <Note as="span" paddingX={2} tone="gold">
              {messages.rated(rating.stars)}
            </Note>
          ) : (
            canRate && (
              <button type="button" className={styles.rate} onClick={sheets.rating.open}>
                {messages.rate}
              </button>
            )
          )}
        </TripDriver>
      )}
      {invoice !== null && (
        <NoticeBar tone="success">
          {messages.invoiced(invoice.title)}
          {messages.comma}
          {messages.invoicedTo(invoice.email)}
        </NoticeBar>
      )}
      {isUnderWay(state) && <ShareCard id={id} isShared={share !== null} />}
      {sheets.invoice.isOpen && canInvoice && fare !== null && (
        <InvoiceSheet id={id} money={fare.own} onClose={sheets.invoice.close} />
      )}
      {sheets.rating.isOpen && canRate && rating === null && (
        <RatingSheet id={id} driver={driver.name} onClose={sheets.rating.close} />
      )}
      {sheets.fareDispute.isOpen && <FareDisputeSheet id={id} onClose={sheets.fareDispute.close} />}
    </Page>
  );
}
