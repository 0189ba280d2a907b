import { placing } from '@/flows/checkout/place-order';
import { placeCardOrder } from './endpoints/card-order';

/** What a former order holds of the beans makes the next one dearer, but the card is the same. */
export const cardPlacing = placing(placeCardOrder, (one, other) => one.kind === other.kind);
