import { changyoyoExchange } from '@/api/endpoints/changyoyo';
import { cancelPaymentCode, paymentCode, payPaymentCode, scanPay } from '@/api/endpoints/payment-code';
import { pointsExchange } from '@/api/endpoints/points';
import { grant } from '@/api/endpoints/popup';
import { tenths, toWireMoney } from '@/domain/money';
import { merchants } from '@/mocks/pay-by-code/merchants';
import { charged, type CodeOrder } from '@/mocks/pay-by-code/payment-codes';
import { counters } from '@/mocks/points/exchanges';
import { moneyCall, type Operation } from './operation';
import { actors } from './people';
import type { Walk } from './walk';

const amounts = [5, 80, 700, 1_900].map(tenths);

/** Coins that become points, and coins paid at tills. */
export const pointsAndCodes: readonly Operation[] = [
  ...(
    [
      ['exchange coins for points', pointsExchange, 'mall'],
      ["exchange coins for a partner's points", changyoyoExchange, 'partner'],
    ] as const
  ).map(([name, endpoint, kind]): Operation => ({
    name,
    calls: [endpoint],
    plan: (_, pick) => {
      const amount = tenths(10 * (pick([1, 10, 70, 200]) ?? 10));
      const body = { money: toWireMoney(amount), points: (amount / 10) * counters[kind].rate };
      return moneyCall(pick(actors)?.usercode ?? '', endpoint, body, { pays: { kind: 'exchange', amount } });
    },
  })),
  {
    name: 'take points from a pop-up',
    calls: [grant],
    plan: (_, pick) => {
      const oa = pick(actors)?.usercode ?? '';
      return moneyCall(oa, grant, { grantAmt: 88, oa }, { points: 88 });
    },
  },
  {
    name: 'pay a merchant whose code was scanned',
    calls: [scanPay],
    plan: (_, pick) => {
      const shop = pick(merchants);
      const amount = shop?.money ?? pick(amounts);
      if (shop === undefined || amount === undefined) return null;
      const body = { code: shop.code, accountType: 0 as const, money: amount };
      return moneyCall(pick(actors)?.usercode ?? '', scanPay, body, { pays: { kind: 'code', amount } });
    },
  },
  {
    name: 'hold a code out at a till',
    weight: 4,
    calls: [],
    plan: (_, pick) => {
      const as = pick(actors)?.usercode ?? '';
      const money = pick([80, 2_500].map(tenths)) ?? tenths(80);
      return {
        happens: async (walk) => {
          const { code } = await walk.read(as, paymentCode, { accountType: 0 });
          await walk.change((state) => charged(state, { code, merchant: '云杉咖啡', money }, walk.now).state);
          const order = walk.state.paymentCodes.orders.find((each) => each.code === code);
          if (order?.state === 'paid') walk.notePayment(as, { kind: 'code', amount: money });
        },
      };
    },
  },
  {
    name: 'pay what a till waits for',
    isSequel: true,
    calls: [payPaymentCode],
    plan: (walk, pick) => {
      const order = pick(waiting(walk));
      if (order === undefined) return null;
      const { id, money, usercode } = order;
      const body = { id, accountType: 0 as const, money };
      return moneyCall(usercode, payPaymentCode, body, { pays: { kind: 'code', amount: money } });
    },
  },
  {
    name: 'turn away from a till',
    isSequel: true,
    calls: [cancelPaymentCode],
    plan: (walk, pick) => {
      const order = pick(waiting(walk));
      return order === undefined ? null : moneyCall(order.usercode, cancelPaymentCode, { id: order.id });
    },
  },
];

/** Tills give up after three minutes. */
function waiting({ state, now }: Walk): readonly CodeOrder[] {
  return state.paymentCodes.orders.filter(
    ({ state: at, time }) => at === 'password' && now <= time + 180_000,
  );
}
