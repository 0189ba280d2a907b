import type { ThingName } from '@/mocks/life/goods-drawings';

/** What a round of the stand-in is made of. */
export interface RoundPlan {
  serial: number;
  name: string;
  thing: ThingName;
  /** Coins. */
  worth: number;
  total: number;
  limit: number;
  /** Shares that were paid before the world began. */
  paid: number;
  /** Hours from the beginning of the world; the last payments of a full round were made a day before its end. */
  hours: readonly [start: number, end: number];
  /** How many shares the session's person bought, by the place of the payment. */
  mine?: Readonly<Record<number, number>>;
  /** Whether the session's person holds the winning number of a full round. */
  isWon?: boolean;
}

/** The rounds of a world: open ones, one that begins later, drawn ones and one that was not full. */
export const roundPlans: readonly RoundPlan[] = [
  {
    serial: 128,
    name: '头戴降噪耳机',
    thing: 'headphones',
    worth: 1299,
    total: 1200,
    limit: 50,
    paid: 868,
    hours: [-80, 96],
    mine: { 24: 3, 40: 2, 62: 1 },
  },
  {
    serial: 127,
    name: '高山绿茶',
    thing: 'tea',
    worth: 78,
    total: 80,
    limit: 10,
    paid: 77,
    hours: [-50, 30],
  },
  {
    serial: 126,
    name: '桌面音箱',
    thing: 'speaker',
    worth: 159,
    total: 160,
    limit: 20,
    paid: 42,
    hours: [-70, 5],
  },
  {
    serial: 129,
    name: '养生壶',
    thing: 'pot',
    worth: 139,
    total: 150,
    limit: 20,
    paid: 0,
    hours: [24, 120],
  },
  {
    serial: 125,
    name: '保温随行杯',
    thing: 'flask',
    worth: 49.9,
    total: 50,
    limit: 10,
    paid: 50,
    hours: [-120, -20],
    mine: { 3: 2 },
    isWon: true,
  },
  {
    serial: 124,
    name: '护眼台灯',
    thing: 'desk-lamp',
    worth: 149,
    total: 160,
    limit: 20,
    paid: 160,
    hours: [-200, -60],
    mine: { 8: 4 },
  },
  {
    serial: 123,
    name: '团圆礼盒',
    thing: 'box',
    worth: 168,
    total: 170,
    limit: 20,
    paid: 170,
    hours: [-260, -110],
  },
  {
    serial: 122,
    name: '时令果篮',
    thing: 'basket',
    worth: 118,
    total: 120,
    limit: 20,
    paid: 46,
    hours: [-300, -200],
    mine: { 5: 2 },
  },
];
