import { coinTopUpOrder } from '@/api/endpoints/coin-top-up';
import { examPay } from '@/areas/quiz/endpoints/exam';
import { tenths } from '@/domain/money';
import { orderKinds, type OrderKind } from '@/domain/orders/order-kind';
import { CashierShop } from './cashier';
import { FlashSale, turnOf } from './flash-sale';
import { Mall } from './mall';
import { CardShop } from './prepaid-cards';
import { TopUpShop } from './prepaid-phones';
import { School } from './quiz';
import { Market, umbrella } from './second-hand';
import { Taxi } from './taxi';
import { Draws } from './treasure';

interface Ordered {
  gateways: CashierShop;
  id: string;
}

/** Exchanges of points are paid where they are made. */
export type PlacedKind = Exclude<OrderKind, 'points'>;

/** An unpaid order of each kind that waits for the cashier, placed as the app places it. */
export const place: Readonly<Record<PlacedKind, () => Promise<Ordered>>> = {
  mall: async () => {
    const gateways = new Mall();
    return { gateways, id: await gateways.ordered() };
  },
  'flash-sale': async () => {
    const gateways = new FlashSale();
    const turn = turnOf(await gateways.buy(await gateways.orderRequest()));
    if (turn.state !== 'placed') throw new Error('the first buyer waits in no queue');
    return { gateways, id: turn.id };
  },
  'second-hand': async () => {
    const gateways = new Market();
    return { gateways, id: await gateways.ordered(await gateways.publish(umbrella)) };
  },
  treasure: async () => {
    const gateways = new Draws();
    return { gateways, id: await gateways.joined('T127', 2) };
  },
  taxi: async () => {
    const gateways = new Taxi();
    const { order } = await gateways.until(await gateways.ordered(), 'to-pay');
    return { gateways, id: order ?? '' };
  },
  'top-up': async () => {
    const gateways = new TopUpShop();
    return { gateways, id: ((await gateways.place()).data as { id: string }).id };
  },
  card: async () => {
    const gateways = new CardShop();
    return { gateways, id: await gateways.ordered() };
  },
  quiz: async () => {
    const gateways = new School();
    const { id, fee } = await gateways.exam('E0002');
    return { gateways, id: (await gateways.data(examPay, { id, money: fee }, { key: 'fee' })).id };
  },
  cashier: async () => {
    const gateways = new CashierShop();
    return { gateways, id: await gateways.sell() };
  },
  coins: async () => {
    const gateways = new CashierShop();
    return {
      gateways,
      id: (await gateways.data(coinTopUpOrder, { money: tenths(500) }, { key: 'coins' })).id,
    };
  },
};

/** The kinds whose orders wait for the cashier. */
export const placedKinds = orderKinds.filter((kind): kind is PlacedKind => kind in place);
