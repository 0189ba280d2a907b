import { useSheet } from '@/flows/navigation/use-sheet';
import type { useOffer } from '../use-offer';
import { PayerSheet } from './payer-sheet';
import { PlaceSheet } from './place-sheet';
import { TimeSheet } from './time-sheet';

/** The sheets in which a ride is chosen, each with a step of the history. */
export function useRideSheets() {
  return {
    start: useSheet('start'),
    end: useSheet('end'),
    when: useSheet('when'),
    payer: useSheet('payer'),
  };
}

interface RideSheetsProps {
  sheets: ReturnType<typeof useRideSheets>;
  offer: ReturnType<typeof useOffer>;
}

export function RideSheets({ sheets: { start, end, when, payer }, offer }: RideSheetsProps) {
  return (
    <>
      {start.isOpen && <PlaceSheet end="start" onClose={start.close} />}
      {end.isOpen && <PlaceSheet end="end" onClose={end.close} />}
      {when.isOpen && <TimeSheet at={offer.at} onClose={when.close} />}
      {payer.isOpen && offer.query.data !== undefined && (
        <PayerSheet rules={offer.query.data.rules} chosen={offer.rule} onClose={payer.close} />
      )}
    </>
  );
}
