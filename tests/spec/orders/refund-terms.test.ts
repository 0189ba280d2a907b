import { describe, expect, it } from 'vitest';
import { refundOrder } from '@/api/endpoints/cashier';
import { activityOrderDetail, refunds } from '@/api/endpoints/mall-order';
import { secondHandOrders } from '@/areas/second-hand/endpoints/orders';
import { fromMoment } from '@/domain/business-time';
import { comesByParcel } from '@/domain/orders/order-kind';
import { isPaid } from '@/domain/orders/order-state';
import { freshWorld } from '@/mocks/core/worlds';
import { enrolled, withAttempt } from '@/mocks/quiz/attempts';
import { CashierShop } from '../../support/cashier';
import { me, pinned } from '../../support/gateways/mock-gateways';
import { orderAdded, orderRows, type OrderRow } from '../../support/orders-of-kinds';

const second = 1_000;
const day = 86_400_000;
/** The rule, said once more: these kinds, once paid, until the seventh day after the receipt; a colleague keeps what was received. */
function mayComeBack({ kind, state, since }: OrderRow): boolean {
  if (!isPaid(state)) return false;
  if (kind === 'second-hand') return state !== 'received';
  if (kind === 'cashier' || kind === 'quiz') return since < 7 * day;
  return comesByParcel(kind) && (state !== 'received' || since < 7 * day);
}

/** Goods that wait for longer than the mall needs to send them, or to count them as received, are no order of a world. */
const rows = orderRows
  .filter(({ kind, state, since }) => !comesByParcel(kind) || state === 'received' || since < day)
  .map((row) => ({ ...row, days: (row.since / day).toFixed(3) }));

function shopWith(row: OrderRow): { shop: CashierShop; id: string } {
  const { state, id } = orderAdded(freshWorld('default', pinned), row, pinned);
  const shop = new CashierShop(state);
  shop.real = pinned;
  return { shop, id };
}

describe('what its gateway says of a refund', () => {
  it.each(rows)('holds at the gateway: $kind, $state, $days days after the receipt', async (row) => {
    const { shop, id } = shopWith(row);
    const { refund } = await shop.order(id);
    expect(refund !== null).toBe(mayComeBack(row));
    expect((await shop.data(activityOrderDetail, { id }))?.refund).toEqual(refund);
    const bought = (await shop.data(secondHandOrders, { group: 'bought', page: 1, size: 50 })).rows;
    if (row.kind === 'second-hand')
      expect(bought.find(({ order }) => order?.id === id)?.order?.refund).toEqual(refund);
    const { points } = await shop.state();
    const before = { coins: await shop.personalBalance(me), points: points[me] ?? 0 };
    const said = await shop.say(refundOrder, { id }, { key: 'all of it' });
    expect(said.code === '0000').toBe(refund !== null);
    shop.real += (refund?.needsSeller === true ? 2 * day : 0) + 61 * second;
    const change = (await shop.personalBalance(me)) - before.coins;
    if (refund === null) return;
    expect(change).toBe(refund.returns.coins);
    expect(((await shop.state()).points[me] ?? 0) - before.points).toBe(
      refund.returns.points - refund.pointsTaken,
    );
    expect((await shop.order(id)).refund).toBeNull();
  });

  it.each(rows.filter(mayComeBack))(
    'ends at the moment that it names: $kind, $state, $days days after the receipt',
    async (row) => {
      const { shop, id } = shopWith(row);
      const until = (await shop.order(id)).refund?.until ?? null;
      if (until === null) {
        expect(comesByParcel(row.kind) && row.state !== 'received').toBe(true);
        return;
      }
      shop.real = fromMoment(until) - second;
      expect((await shop.order(id)).refund).not.toBeNull();
      shop.real = fromMoment(until);
      expect((await shop.order(id)).refund).toBeNull();
      const body = { id, lines: [], note: '' };
      expect((await shop.say(refunds, { ...body, reason: 'other' }, { key: 'too late' })).code).toBe('5602');
    },
  );
});

it.each([
  [100, '0000'],
  [101, '5811'],
])('a refund whose note has %d characters is answered with %s', async (length, code) => {
  const { shop, id } = shopWith({ kind: 'mall', state: 'paid', since: 0 });
  const body = { id, lines: [], reason: 'other' as const, note: '好'.repeat(length) };
  expect((await shop.say(refunds, body, { key: 'noted' })).code).toBe(code);
});

describe('the fee of a quiz', () => {
  const row: OrderRow = { kind: 'quiz', state: 'paid', since: 60 * day };

  it('comes back without a last day until the quiz is begun, and not afterwards', async () => {
    const { state, id } = orderAdded(freshWorld('default', pinned), row, pinned);
    const waiting = enrolled(state, 'E001', me, id);
    const attempt = waiting.exams.find(({ order }) => order === id);
    if (attempt === undefined) throw new Error('nobody is enrolled');
    const of = async (world: typeof state) => {
      const shop = new CashierShop(world);
      shop.real = pinned;
      return {
        fact: (await shop.order(id)).refund,
        said: await shop.say(refundOrder, { id }, { key: 'fee' }),
      };
    };
    const before = await of(waiting);
    expect(before.fact).toMatchObject({ until: null });
    expect(before.said.code).toBe('0000');
    const after = await of(withAttempt(waiting, { ...attempt, startedAt: pinned }));
    expect(after.fact).toBeNull();
    expect(after.said.message).toBe('已经开始答题，报名费不能退款');
  });
});
