import { placesOf } from '@/areas/taxi/mocks/places';
import type { Trip } from '@/areas/taxi/mocks/trip';
import { cityChosen, placeChosen, rideRepeated } from '@/areas/taxi/state/taxi-route';
import { gatewayState } from './gateways/screen-network';

const hangzhou = { code: '330100', name: '杭州' };
const places = placesOf(hangzhou.code);
const [gate] = places;
const airport = places.find(({ name }) => name === '杭州机场');

/** The route from the north gate of 云杉中心 to the airport, as a person chose it before. */
export function routeChosen(): void {
  if (gate === undefined || airport === undefined) throw new Error('杭州 has no places');
  rideRepeated(gate, airport, hangzhou);
}

/** Only the city and the start of a route. */
export function startChosen(): void {
  if (gate === undefined) throw new Error('杭州 has no places');
  cityChosen('start', hangzhou);
  placeChosen('start', gate);
}

/** The trips behind the screens. */
export async function trips(): Promise<readonly Trip[]> {
  return (await gatewayState()).trips;
}
