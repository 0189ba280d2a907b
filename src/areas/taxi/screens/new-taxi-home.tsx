import { Link } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import { href } from '@/domain/href';
import { useMessages } from '@/messages/language';
import { Page } from '@/ui/layout/page';
import { Icon } from '@/ui/media/icon';
import { BookButton } from '../components/book-button';
import { FoundPlaces } from '../components/found-places';
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
import { placeChosen } from '../state/taxi-route';
import { useOffer } from '../use-offer';

/** /newDidiHome: orders a car on one page with map and sheet, and shows the trip that is under way. */
export default function NewTaxiHome() {
  return (
    <Page floating>
      <RideOrForm form={<Form />} />
    </Page>
  );
}

function Form() {
  const messages = useMessages(taxiRideMessages);
  const offer = useOffer();
  const sheets = useRideSheets();
  const { start, end, at, note } = offer;
  return (
    <RideFrame
      map={<RideMap offer={offer} />}
      corner={
        <Link to={href('/didiOrderList')}>
          <Icon name="doc" size={18} />
          {messages.trips}
        </Link>
      }
      label={messages.booking}
      small
    >
      <RouteRows
        start={start}
        end={end}
        when={at === '' ? messages.now : messages.at(momentText(at, gatewayNow(), messages))}
        onStart={sheets.start.open}
        onEnd={sheets.end.open}
        onWhen={sheets.when.open}
      />
      {start === null && <RouteHint />}
      {start !== null && end === null && (
        <FoundPlaces city={start.city} text="" most={5} onChoose={(place) => placeChosen('end', place)} />
      )}
      {start !== null && end !== null && (
        <>
          <PricePart offer={offer} onPayer={sheets.payer.open} />
          <NoteField value={note} />
          <BookButton offer={offer} />
        </>
      )}
      <RideSheets sheets={sheets} offer={offer} />
    </RideFrame>
  );
}
