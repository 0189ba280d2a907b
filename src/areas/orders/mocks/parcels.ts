import { fromMoment, toDay } from '@/domain/business-time';
import type { CashierOrder } from '@/mocks/cashier/cashier-order';
import { mix } from '@/mocks/core/random';

/** What happened to a parcel; times in milliseconds. */
interface ParcelEvent {
  readonly at: number;
  readonly text: string;
  readonly note: string;
}

const hour = 3_600_000;
const day = 24 * hour;
const carriers = ['山风快递', '青鸟速运', '云桥物流'] as const;
const couriers = ['周师傅', '许师傅', '罗师傅', '孟师傅'] as const;
/** Where a parcel is, and how long after the mall has sent it. */
const stations = [
  { after: 0, text: '商家已发货' },
  { after: 5 * hour, text: '从江州发出' },
  { after: 17 * hour, text: '到达云杉市转运中心，正在派送' },
  { after: 26 * hour, text: '已送到前台，等你签收' },
] as const;
const deliveryStep = 2;

/** The parcel of an order at a time, its newest event first; null where none was sent. */
export function parcelOf({ id, mall }: CashierOrder, now: number) {
  if (mall?.shippedAt == null) return null;
  const { shippedAt, receivedAt } = mall;
  const number = mix(57, Number(id.slice(-7)) || 0);
  const courier = couriers[number % couriers.length] ?? couriers[0];
  const passed = stations
    .map(({ after, text }, index): ParcelEvent => {
      return { at: shippedAt + after, text, note: index === deliveryStep ? `派送员${courier}` : '' };
    })
    .filter(({ at }) => at <= Math.min(now, receivedAt ?? now));
  const received = receivedAt === null ? [] : [{ at: receivedAt, text: '已签收', note: '' }];
  return {
    carrier: carriers[number % carriers.length] ?? carriers[0],
    number: String(10_000_000 + (number % 89_999_999)),
    arrives: fromMoment(toDay(shippedAt)) + day + 18 * hour,
    events: [...passed, ...received].reverse(),
  };
}
