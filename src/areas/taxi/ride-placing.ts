import { tenths } from '@/domain/money';
import type { Placing } from '@/flows/checkout/place-order';
import { performWrite } from '@/flows/write/perform-write';
import { book, cancel } from './endpoints/taxi-ride';

/** A ride is ordered once; its fare becomes an order to pay after the trip. */
export const ridePlacing: Placing<typeof book> = {
  endpoint: book,
  takeBack: ({ id }) => performWrite(cancel, { id, fee: tenths(0) }, { quiet: true }),
};
