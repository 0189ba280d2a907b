import type { GrantRequest } from '@/areas/grants/mocks/grant-request';
import { runTime } from '@/domain/bookings/schedule';
import { toDay } from '@/domain/business-time';
import { sum, tenths, type Tenths } from '@/domain/money';
import { sceneOf } from '@/domain/orders/order-kind';
import type { PaymentKind } from '@/domain/payment/payment-need';
import { receivedBy } from '@/mocks/accounts/transfers';
import { orderKindOf } from '@/mocks/cashier/order-kinds';
import type { MockState } from '@/mocks/core/state';
import type { Pays } from './operation';

/** A payment that was made, as the walk saw it. */
interface Spent {
  readonly usercode: string;
  readonly kind: PaymentKind;
  readonly amount: Tenths;
  readonly time: number;
  /** No password and no code allowed it. */
  readonly free: boolean;
  /** The order that it paid, with the line of the bill: what comes back of it gives the day back. */
  readonly order: { readonly id: string; readonly billId: string } | null;
  /** The request that it let go out. */
  readonly request: string | null;
}

/** What people paid in a walk, kept apart from the mock's own counts. */
export class Spending {
  private readonly all: Spent[] = [];
  private transfers = 0;

  /** Notes a payment that was answered. */
  note(state: MockState, usercode: string, pays: Pays, free: boolean, time: number): void {
    if (pays.amount === 0) return;
    const order = state.orders.find(({ id }) => id === pays.order);
    const billId = order?.payment?.billId ?? null;
    const { request = null } = pays;
    const paid = order === undefined || billId === null ? null : { id: order.id, billId };
    this.all.push({ usercode, kind: pays.kind, amount: pays.amount, time, free, order: paid, request });
  }

  /** Notes what the daily runs have paid since the last time; they pay at the very moment of their run. */
  noteRuns(state: MockState): void {
    for (; this.transfers < state.transfers.length; this.transfers += 1) {
      const transfer = state.transfers[this.transfers];
      if (transfer?.bookingId === undefined || transfer.time !== runTime(toDay(transfer.time))) continue;
      const { from, to, time, bookingId } = transfer;
      const free = state.bookings.find(({ id }) => id === bookingId)?.unproved === true;
      const amount = sum(to.map((usercode) => receivedBy(transfer, usercode)));
      this.all.push({ usercode: from, kind: 'transfer', amount, time, free, order: null, request: null });
    }
  }

  /** What a person's payments of a day have come to, without those that came back whole. */
  ofDay(state: MockState, usercode: string, now: number): readonly Spent[] {
    const day = toDay(now);
    return this.all
      .filter((spent) => spent.usercode === usercode && toDay(spent.time) === day)
      .map((spent) => ({ ...spent, amount: this.keptOf(state, spent) }))
      .filter(({ amount }) => amount > 0);
  }

  private keptOf(state: MockState, spent: Spent): Tenths {
    if (spent.order !== null) return keptOfOrder(state, spent, spent.order);
    const request = state.grants.requests.find(({ id }) => id === spent.request);
    if (request === undefined || request.kind === 'activity') return spent.amount;
    const same = this.all.filter((each) => each.request === spent.request && each.time > spent.time);
    return paidBetween(request, spent.time, same[0]?.time ?? null);
  }
}

/** What of a payment has not come back, by what the order says of it. */
function keptOfOrder(
  { orders }: MockState,
  { amount }: Spent,
  { id, billId }: { id: string; billId: string },
): Tenths {
  const found = orders.find((order) => order.id === id);
  // Closed, or refused by the third party and perhaps paid once more.
  if (found?.payment?.billId !== billId) return tenths(0);
  return found.refunds.reduce((left, { back }) => tenths(left - (back?.coins ?? 0)), amount);
}

/** What of a grant was paid, or is on its way, by the decision of a moment; until the next one where there is one. */
function paidBetween({ rows, state }: GrantRequest, from: number, until: number | null): Tenths {
  const isPlanned = until === null && (state === 'scheduled' || state === 'paying');
  const counted = rows.filter(({ state: at, at: time }) =>
    at === 'waiting'
      ? isPlanned
      : at === 'paid' && time !== null && time >= from && time < (until ?? Infinity),
  );
  return sum(counted.map(({ money }) => money));
}

/** How limits see the payment of an order by so many coins. */
export function paysOrder(order: MockState['orders'][number], coins: Tenths): Pays {
  return { kind: sceneOf(orderKindOf(order)), amount: coins, order: order.id };
}
