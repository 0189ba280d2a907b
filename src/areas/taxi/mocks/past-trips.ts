import { daysLater, fromMoment, toDay } from '@/domain/business-time';
import type { MallCoupon as PricedCoupon } from '@/domain/mall/coupon';
import { tenths } from '@/domain/money';
import type { Person } from '@/mocks/core/people';
import { dice } from '@/mocks/core/random';
import type { CarKind } from '../rules/car-kind';
import { rideMinutes } from '../rules/fare';
import { roadMetres } from '../rules/place';
import { companyRulesOf } from './company-rules';
import { driverOf } from './drivers';
import { pricedRide } from './fares';
import { findPlace } from './places';
import type { Trip } from './trip';

/** Places by city, site and door, as in their ids. */
interface Route {
  from: string;
  to: string;
  kind: CarKind;
  clock: string;
  /** The company rule; empty where the person paid alone. */
  rule: string;
}

const home = 'P440300';
const routes = {
  station: { from: `${home}-0-0`, to: `${home}-1-0`, kind: 'economy', clock: '09:46', rule: 'errand' },
  work: { from: `${home}-12-0`, to: `${home}-0-0`, kind: 'economy', clock: '08:20', rule: '' },
  late: { from: `${home}-0-0`, to: `${home}-12-0`, kind: 'economy', clock: '21:40', rule: 'late' },
  airport: { from: `${home}-0-0`, to: `${home}-2-1`, kind: 'comfort', clock: '13:10', rule: 'visit' },
  lab: { from: `${home}-5-0`, to: `${home}-0-1`, kind: 'economy', clock: '15:05', rule: 'errand' },
  fair: { from: `${home}-0-1`, to: `${home}-10-0`, kind: 'business', clock: '09:30', rule: 'visit' },
  shanghai: { from: 'P310100-4-0', to: 'P310100-18-0', kind: 'comfort', clock: '19:30', rule: 'visit' },
  beijing: { from: 'P110100-2-2', to: 'P110100-18-0', kind: 'economy', clock: '11:20', rule: 'errand' },
} satisfies Record<string, Route>;

/** The routes of the past, the newest first; the list begins again at its end. */
const ridden: readonly (keyof typeof routes)[] =
  'station late work lab late station fair work late airport station work late shanghai lab station late work beijing station'
    .split(' ')
    .map((name) => name as keyof typeof routes);

const written = 40;
const minute = 60_000;
/** Which of them were cancelled without a fee, cancelled late, or found no driver. */
const cancelled = 7;
const cancelledLate = 15;
const withoutDriver = 23;
const couponEvery = 5;

const coupon: PricedCoupon = {
  id: '',
  name: '10 龙币立减券',
  worth: { kind: 'coins', amount: tenths(100) },
  least: tenths(200),
  expiresAt: '2999-12-31 00:00:00',
};

/** The 40 trips that a person made before a world began at this moment, the newest first. */
export function pastTripsOf(epoch: number, person: Person): readonly Trip[] {
  return Array.from({ length: written }, (_, index) => pastTrip(epoch, person, index)).filter(
    (trip) => trip !== null,
  );
}

function pastTrip(epoch: number, person: Person, index: number): Trip | null {
  const route: Route = routes[ridden[index % ridden.length] ?? 'station'];
  const from = findPlace(route.from);
  const to = findPlace(route.to);
  if (from === undefined || to === undefined) return null;
  const { kind } = route;
  const serial = 9_000_000 + (person.index % 10_000) * 100 + index;
  const { below } = dice(serial);
  const day = daysLater(toDay(epoch), -1 - index * 7 - below(3));
  const started = fromMoment(`${day} ${route.clock}:00`) + below(9) * minute;
  const rules = companyRulesOf({ person, systemType: 'LONGCOIN' });
  const rule = rules.find(({ id }) => id === route.rule) ?? null;
  const metres = roadMetres(from.at, to.at);
  const minutes = rideMinutes(metres, started);
  const coupons = index % couponEvery === 0 ? [coupon] : [];
  const priced = { kind, from, to, at: started, rule };
  const driven = {
    metres: Math.round((metres * (101 + below(4))) / 10_000) * 100,
    minutes: Math.ceil((minutes * (106 + below(14))) / 100),
  };
  const ordered = started - 6 * minute;
  const booked = {
    id: `T${serial}`,
    rider: person.usercode,
    from,
    to,
    kind,
    when: null,
    companyRule: rule,
    coupon: null,
    metres,
    minutes,
    estimate: pricedRide(priced, coupons).fare,
    driverFrom: null,
    order: null,
    note: '',
  };
  const driver = driverOf(serial, kind, from.city);
  const nothingYet = {
    assigned: null,
    arrived: null,
    started: null,
    finished: null,
    paid: null,
    ended: null,
  };
  const at = { ...nothingYet, ordered, searched: ordered };
  if (index === cancelled || index === withoutDriver) {
    const state = index === cancelled ? 'cancelled' : 'no-driver';
    const ended = ordered + (index === cancelled ? 1 : 5) * minute;
    return { ...booked, state, fare: null, driver: null, cancelFee: tenths(0), at: { ...at, ended } };
  }
  const assigned = ordered + minute / 2;
  if (index === cancelledLate) {
    const ended = assigned + 3 * minute;
    const cancelFee = tenths(30);
    return {
      ...booked,
      state: 'cancelled',
      fare: null,
      driver,
      cancelFee,
      at: { ...at, assigned, ended, paid: ended + minute },
    };
  }
  const finished = started + driven.minutes * minute;
  return {
    ...booked,
    state: 'paid',
    fare: pricedRide(priced, coupons, driven).fare,
    driver,
    cancelFee: tenths(0),
    at: {
      ...at,
      assigned,
      arrived: started - minute,
      started,
      finished,
      paid: finished + 2 * minute,
    },
  };
}
