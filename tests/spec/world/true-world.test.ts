import { describe, expect, it } from 'vitest';
import { person } from '@/mocks/core/people';
import { worldNames } from '@/mocks/core/worlds';
import { thingDrawn } from '@/mocks/life/goods-drawings';
import { Gateways, pinned } from '../../support/gateways/mock-gateways';
import { rules, type RuleName } from './true-world';
import { factsOf, type WorldFacts } from './world-facts';

const names = Object.keys(rules) as RuleName[];
const flask = {
  name: '保温随行杯',
  thing: 'flask',
  listed: 'a',
  text: '',
  services: [],
  pictures: ['a', 'b', 'c', 'd'],
  colours: [],
} as const;
const empty: WorldFacts = {
  welfare: [],
  birthday: '1990-05-12',
  hired: '2018-03-01',
  trips: [],
  numbers: [],
  goods: [],
  pictured: [],
  activities: [],
  prizes: [],
  partnerOrders: [],
  vouchers: [],
  sales: { sold: 0, listed: 0 },
  gifts: [],
  years: [],
  now: pinned,
};

/** One thing that cannot be, for each rule. */
const faults: Readonly<Record<RuleName, Partial<WorldFacts>>> = {
  'a birthday and an anniversary bring coins once a year, within a week after the day': {
    welfare: [{ title: '生日福利', day: '2026-08-12' }],
  },
  'coins against the heat come in summer': { welfare: [{ title: '高温补贴', day: '2026-01-12' }] },
  'coins of a holiday come within a week after it': { welfare: [{ title: '节日福利', day: '2026-11-20' }] },
  'an activity that names a festival is on about its day': {
    activities: [{ title: '中秋灯会', from: pinned, until: pinned }],
  },
  'a prize comes from an activity that was on when it was won': {
    prizes: [{ source: '年会抽奖', wonAt: pinned }],
  },
  'a stay and a flight have their days, and are over when they are past': {
    partnerOrders: [{ name: '湖景大床房 1 晚', facts: '14:00 后', isOpen: true }],
  },
  'a voucher was used while it could be, by day, and not a moment before it ended': {
    vouchers: [{ name: '下午茶券', state: 'used', startsAt: null, usedAt: pinned - 1, expiresAt: pinned }],
  },
  'a seller has sold what their own list says': { sales: { sold: 7, listed: 0 } },
  'a blessing for a birthday or an anniversary is given on its day': {
    gifts: [{ text: '生日快乐', day: '2026-11-20', receivers: [person(0)] }],
  },
  'the report of a year adds up to what the bill says': {
    years: [{ name: 'spent in 2026', report: 1995, bill: 1895 }],
  },
  'a trip stays in one city': { trips: [{ from: '深圳', to: '上海' }] },
  'the operator knows the owner of a number by the name that it was saved under': {
    numbers: [{ name: '林兰', owner: '*伟' }],
  },
  'goods look like their name': { goods: [{ ...flask, name: '蜜柚两只', thing: 'oranges' }] },
  'what colleagues sell, and what can be won, looks like its name': {
    pictured: [{ name: '养生壶', picture: thingDrawn('kettle', {}) }],
  },
  'texts speak of the goods that they stand under': { goods: [{ ...flask, text: '蓝牙 5.3' }] },
  'a promise fits the goods': { goods: [{ ...flask, services: ['坏果包赔'] }] },
  'four pictures are four views, and each colour has its own': {
    goods: [{ ...flask, pictures: ['a', 'a', 'a', 'a'] }],
  },
};

describe('a true world', () => {
  it.each(worldNames)('%s states nothing that cannot be', async (world) => {
    const facts = await factsOf(new Gateways(world));
    const said = Object.fromEntries(names.map((name) => [name, rules[name](facts)]));
    expect(said).toEqual(Object.fromEntries(names.map((name) => [name, []])));
  });

  it.each(Array.from({ length: 12 }, (_, month) => month))(
    'states nothing that cannot be when it begins in month %i of the year',
    async (month) => {
      const facts = await factsOf(new Gateways('default', Date.UTC(2027, month, 14, 4)));
      const said = Object.fromEntries(names.map((name) => [name, rules[name](facts)]));
      expect(said).toEqual(Object.fromEntries(names.map((name) => [name, []])));
    },
  );

  it.each(names)('is not one where this does not hold: %s', (name) => {
    expect(rules[name](empty)).toEqual([]);
    expect(rules[name]({ ...empty, ...faults[name] })).toHaveLength(1);
  });
});
