import { estimatedPrice } from '@/areas/taxi/endpoints/taxi';
import { book, cancel } from '@/areas/taxi/endpoints/taxi-ride';
import { openTripOf } from '@/areas/taxi/mocks/booking';
import { placesOf } from '@/areas/taxi/mocks/places';
import { cancelFeeAt } from '@/areas/taxi/rules/cancel-fee';
import { isCancellable, isUnderWay } from '@/areas/taxi/rules/trip-state';
import { moneyCall, type Operation } from './operation';
import { actors } from './people';

const [from, , to] = placesOf('330100');
const route = { from: from?.id ?? '', to: to?.id ?? '' };
const minute = 60_000;

/** Rides with a car, and what cancelling them costs. */
export const rides: readonly Operation[] = [
  {
    name: 'order a car',
    calls: [book],
    plan: async (walk, pick) => {
      const rider = pick(actors.filter(({ usercode }) => openTripOf(walk.state, usercode) === undefined));
      if (rider === undefined) return null;
      const rule = pick(['', 'errand']) ?? '';
      const offer = await walk.read(rider.usercode, estimatedPrice, { ...route, at: '', rule });
      const chosen = pick(offer.kinds);
      if (chosen === undefined) return null;
      const { kind, fare } = chosen;
      const money = { total: fare.total, own: fare.own };
      return moneyCall(rider.usercode, book, { ...route, kind, at: '', rule, note: '', ...money });
    },
  },
  {
    name: 'the car drives on',
    isSequel: true,
    calls: [],
    plan: ({ state }, pick) => {
      if (!state.trips.some((trip) => isUnderWay(trip.state))) return null;
      const ms = pick([0.5, 3, 10, 30]) ?? 3;
      return { happens: (walk) => walk.pass(ms * minute) };
    },
  },
  ...[false, true].map((isLate): Operation => ({
    name: isLate ? 'cancel a car late' : 'cancel a car',
    isSequel: true,
    calls: [cancel],
    plan: ({ state, now }, pick) => {
      const trip = pick(
        state.trips.filter(
          (each) =>
            isCancellable(each.state) && (cancelFeeAt(each.state, each.at.assigned, now) ?? 0) > 0 === isLate,
        ),
      );
      const fee = trip === undefined ? null : cancelFeeAt(trip.state, trip.at.assigned, now);
      if (trip === undefined || fee === null) return null;
      return moneyCall(trip.rider, cancel, { id: trip.id, fee: fee });
    },
  })),
];
