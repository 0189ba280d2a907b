import { Link } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import { href } from '@/domain/href';
import { useSheet } from '@/flows/navigation/use-sheet';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { Page } from '@/ui/layout/page';
import { Icon } from '@/ui/media/icon';
import { BookButton } from '../components/book-button';
import { NoteField } from '../components/note-field';
import { PricePart } from '../components/price-part';
import { RideFrame } from '../components/ride-frame';
import { RideMap } from '../components/ride-map';
import { RideOrForm } from '../components/ride-or-form';
import { RideSheets, useRideSheets } from '../components/ride-sheets';
import { RouteHint } from '../components/route-hint';
import { RouteRows } from '../components/route-rows';
import { taxiRideMessages } from '../messages';
import { momentText } from '../ride-text';
import { useOffer } from '../use-offer';

/** /didiHome: orders a car step by step, first the route, then car and payer, and shows the trip that is under way. */
export default function TaxiHome() {
  return (
    <Page>
      <RideOrForm below form={<Steps />} />
    </Page>
  );
}

function Steps() {
  const messages = useMessages(taxiRideMessages);
  const offer = useOffer();
  const sheets = useRideSheets();
  const price = useSheet('price');
  const { start, end, at, note } = offer;
  const isComplete = start !== null && end !== null;
  const isPrice = isComplete && (price.isOpen || sheets.payer.isOpen);
  const corner = (
    <Link to={href('/didiOrderList')}>
      <Icon name="doc" size={18} />
      {messages.trips}
    </Link>
  );
  return (
    <>
      {isPrice ? (
        <RideFrame map={<RideMap offer={offer} />} corner={corner} label={messages.booking} below small>
          <PricePart offer={offer} onPayer={sheets.payer.open} />
          <NoteField value={note} />
          <BookButton offer={offer} />
        </RideFrame>
      ) : (
        <RideFrame map={<RideMap offer={offer} />} corner={corner} label={messages.booking} below>
          <RouteRows
            start={start}
            end={end}
            when={at === '' ? messages.now : messages.at(momentText(at, gatewayNow(), messages))}
            onStart={sheets.start.open}
            onEnd={sheets.end.open}
            onWhen={sheets.when.open}
          />
          <RouteHint />
          <Button block disabled={!isComplete} onClick={price.open}>
            {isComplete ? messages.next : messages.orderIncomplete}
          </Button>
        </RideFrame>
      )}
      <RideSheets sheets={sheets} offer={offer} />
    </>
  );
}
