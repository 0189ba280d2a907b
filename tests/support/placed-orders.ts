import { coinTopUpOrder } from '@/api/endpoints/coin-top-up';
import { tenths } from '@/domain/money';
import type { OrderKind } from '@/domain/orders/order-kind';
import { CashierShop } from './cashier';
import { Mall } from './mall';
import { CardShop } from './prepaid-cards';
import { TopUpShop } from './prepaid-phones';
import { Market, umbrella } from './second-hand';
import { Taxi } from './taxi';
import { Draws } from './treasure';

interface Ordered {
  gateways: CashierShop;
  id: string;
}

/** An unpaid order of each kind, placed as the app places it. */
export const place: Readonly<Record<OrderKind, () => Promise<Ordered>>> = {
  mall: async () => {
    const gateways = new Mall();
    return { gateways, id: await gateways.ordered() };
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
