import type { BodyOf } from '@/api/endpoint';
import { estimatedPrice } from '@/areas/taxi/endpoints/taxi';
import { book, cancel, orderCheck, type Trip } from '@/areas/taxi/endpoints/taxi-ride';
import { placesOf } from '@/areas/taxi/mocks/places';
import type { CarKind } from '@/areas/taxi/rules/car-kind';
import { tenths } from '@/domain/money';
import { CashierShop } from './cashier';
import { me } from './gateways/mock-gateways';

/** 杭州 */
const city = '330100';
const [from, , to] = placesOf(city);
/** From the north gate of 云杉中心 to the southern station. */
const ride = { from: from?.id ?? '', to: to?.id ?? '' };

interface RideRequest {
  kind?: CarKind;
  rule?: string;
  at?: string;
  as?: string;
  key?: string;
}

/** Taxis, and the phones of those who ride in them. */
export class Taxi extends CashierShop {
  private booked = 0;

  /** Orders a car at the price of now. */
  async book(request: RideRequest = {}, changes: Partial<BodyOf<typeof book>> = {}) {
    const { kind = 'economy', rule = '', at = '', as = me, key = `ride ${this.booked++}` } = request;
    const { kinds } = await this.data(estimatedPrice, { ...ride, at, rule }, { as });
    const fare = kinds.find((each) => each.kind === kind)?.fare;
    if (fare === undefined) throw new Error(`no price for ${kind}`);
    const body = {
      ...ride,
      kind,
      at,
      rule,
      note: '',
      total: fare.total,
      own: fare.own,
      ...changes,
    };
    return this.say(book, body, { as, key });
  }

  /** The same; gives the id of the trip. */
  async ordered(request: RideRequest = {}): Promise<string> {
    const said = await this.book(request);
    if (said.code !== '0000') throw new Error(`not booked: ${said.code} ${said.message}`);
    return (said.data as { id: string }).id;
  }

  async trip(id = '', as = me): Promise<Trip> {
    const { trip } = await this.data(orderCheck, { id }, { as });
    if (trip === null) throw new Error(`${as} has no trip`);
    return trip;
  }

  /** Lets time pass up to a state of the trip; gives the trip. */
  async until(id: string, state: Trip['state'], as = me): Promise<Trip> {
    for (let step = 0; step < 1_000; step++) {
      const trip = await this.trip(id, as);
      if (trip.state === state) return trip;
      this.real += 10_000;
    }
    throw new Error(`trip ${id} never came to ${state}`);
  }

  cancel(id: string, fee = tenths(0), as = me) {
    return this.say(cancel, { id, fee }, { as, key: `cancel ${id} ${fee}` });
  }
}
