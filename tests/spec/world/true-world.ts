import { sceneDrawn, type SceneName } from '@/areas/second-hand/mocks/item-drawings';
import { holidayNames } from '@/domain/activities/holiday';
import { nextDayOf } from '@/domain/activities/holiday-days';
import { fromMoment, toDay, toMoment } from '@/domain/business-time';
import { maskName } from '@/domain/mask';
import { thingDrawn, type ThingName } from '@/mocks/life/goods-drawings';
import type { WorldFacts } from './world-facts';

const day = 86_400_000;

/** What a text says only of these things. */
const wordsOf: readonly (readonly [words: RegExp, things: readonly ThingName[]])[] = [
  [/蓝牙/, ['earphones', 'headphones', 'speaker']],
  [/水洗|长绒棉/, ['towel', 'bath-towel']],
  [/保温|焖/, ['flask', 'jar', 'rice']],
  [/防腐剂|产地/, ['oranges', 'pomelos']],
  [/伞/, ['umbrella']],
  [/灯/, ['lamp', 'desk-lamp', 'floor-lamp']],
];

/** What a shop can promise only of these things. */
const promisesOf: Readonly<Record<string, readonly ThingName[]>> = {
  坏果包赔: ['oranges', 'pomelos', 'basket'],
  当季现发: ['oranges', 'pomelos', 'basket'],
  坏了包换: ['earphones', 'headphones', 'speaker', 'kettle', 'pot', 'lamp', 'desk-lamp', 'floor-lamp'],
  一年联保: ['earphones', 'headphones', 'speaker', 'kettle', 'pot', 'lamp', 'desk-lamp', 'floor-lamp'],
};

/** Eaten or drunk: it cannot be sent back at will. */
const eaten: readonly ThingName[] = ['oranges', 'pomelos', 'rice', 'tea', 'puer', 'basket', 'box'];

/** What goods of such a name look like, the first that fits. */
const looks: readonly (readonly [name: RegExp, thing: ThingName])[] = [
  [/降噪耳机|头戴/, 'headphones'],
  [/耳机/, 'earphones'],
  [/音箱/, 'speaker'],
  [/柚/, 'pomelos'],
  [/橙/, 'oranges'],
  [/普洱/, 'puer'],
  [/茶/, 'tea'],
  [/米/, 'rice'],
  [/养生壶/, 'pot'],
  [/电水壶|电热水壶/, 'kettle'],
  [/运动水壶/, 'bottle'],
  [/焖烧杯/, 'jar'],
  [/随行杯|保温/, 'flask'],
  [/浴巾/, 'bath-towel'],
  [/毛巾/, 'towel'],
  [/台灯/, 'desk-lamp'],
  [/落地灯/, 'floor-lamp'],
  [/小灯/, 'lamp'],
  [/伞/, 'umbrella'],
  [/篮/, 'basket'],
  [/盒/, 'box'],
];

/** What things of colleagues are drawn as whole scenes. */
const scenes: readonly (readonly [name: RegExp, scene: SceneName])[] = [
  [/相机/, 'camera'],
  [/自行车/, 'bicycle'],
  [/绘本|图书/, 'picture-books'],
  [/摩卡壶/, 'moka-pot'],
  [/尤克里里/, 'ukulele'],
  [/台灯/, 'desk-lamp'],
];
const grounds = 6;

/** Every picture that is right for a name. */
function drawingsOf(name: string): readonly string[] {
  const scene = scenes.find(([words]) => words.test(name))?.[1];
  const thing = looks.find(([words]) => words.test(name))?.[1];
  return [
    ...(scene === undefined ? [] : [sceneDrawn(scene)]),
    ...(thing === undefined
      ? []
      : Array.from({ length: grounds }, (_, ground) => thingDrawn(thing, { ground }))),
  ];
}

/** Every rule of a true world, with what breaks it, in words. */
export const rules = {
  'a birthday and an anniversary bring coins once a year, within a week after the day': ({
    welfare,
    birthday,
    hired,
  }: WorldFacts) =>
    Object.entries({ 生日福利: birthday, 入职周年福利: hired }).flatMap(([title, anchor]) => {
      const days = welfare.filter((each) => each.title === title).map(({ day }) => day);
      const off = days.filter((day) => !isWithinWeekAfter(day, anchor.slice(5)));
      const years = days.map((day) => day.slice(0, 4));
      return [
        ...off.map((day) => `${title} on ${day}`),
        ...years
          .filter((year, index) => years.indexOf(year) !== index)
          .map((year) => `${title} again in ${year}`),
      ];
    }),
  'coins against the heat come in summer': ({ welfare }: WorldFacts) =>
    welfare
      .filter(({ title, day }) => title === '高温补贴' && !/-0[6-9]-/.test(day))
      .map(({ title, day }) => `${title} on ${day}`),
  'coins of a holiday come within a week after it': ({ welfare }: WorldFacts) =>
    welfare
      .filter(({ title, day: of }) => title === '节日福利' && !isAfterHoliday(of))
      .map(({ title, day: of }) => `${title} on ${of}`),
  'an activity that names a festival is on about its day': ({ activities }: WorldFacts) =>
    activities.flatMap(({ title, from, until }) => {
      const kept = festivalIn(title, from);
      const isOn = kept === null || (from > kept - 40 * day && until <= kept + 9 * day);
      return isOn ? [] : [`${title} from ${toDay(from)}`];
    }),
  'a prize comes from an activity that was on when it was won': ({ prizes, activities }: WorldFacts) =>
    prizes
      .filter(({ source, wonAt }) => {
        const of = activities.find(({ title }) => title === source);
        return of === undefined || wonAt < of.from || wonAt > of.until + day;
      })
      .map(({ source, wonAt }) => `${source} on ${toDay(wonAt)}`),
  'a stay and a flight have their days, and are over when they are past': ({
    partnerOrders,
    now,
  }: WorldFacts) =>
    partnerOrders
      .filter(({ name }) => /床房|机票/.test(name))
      .filter(({ facts, isOpen }) => {
        const days = facts.match(/\d{4}-\d\d-\d\d/g) ?? [];
        const last = Math.max(...days.map(fromMoment));
        return days.length === 0 || (isOpen && last + day < now) || (!isOpen && last > now);
      })
      .map(({ name, facts }) => `${name}: ${facts}`),
  'a voucher was used while it could be, by day, and not a moment before it ended': ({
    vouchers,
    now,
  }: WorldFacts) =>
    vouchers
      .filter(({ state, startsAt, usedAt, expiresAt }) => {
        if (usedAt === null) return state === 'used' || (state === 'expired') !== now >= expiresAt;
        const hour = Number(toMoment(usedAt).slice(11, 13));
        const isByDay = hour >= 8 && hour < 22;
        return (
          state !== 'used' ||
          !isByDay ||
          usedAt < (startsAt ?? 0) ||
          usedAt > Math.min(now, expiresAt - 60_000)
        );
      })
      .map(({ name, usedAt }) => `${name} at ${usedAt}`),
  'a seller has sold what their own list says': ({ sales: { sold, listed } }: WorldFacts) =>
    sold === listed ? [] : [`${sold} sold, ${listed} listed`],
  'a blessing for a birthday or an anniversary is given on its day': ({ gifts }: WorldFacts) =>
    gifts
      .filter(({ text, day: of, receivers }) => {
        const anchor = /生日/.test(text) ? 'birthday' : /周年/.test(text) ? 'hired' : null;
        return anchor !== null && receivers.some((each) => each[anchor].slice(5) !== of.slice(5));
      })
      .map(({ text, day: of }) => `${text} on ${of}`),
  'the report of a year adds up to what the bill says': ({ years }: WorldFacts) =>
    years
      .filter(({ report, bill }) => report !== bill)
      .map(({ name, report, bill }) => `${name}: ${report}, but ${bill} in the bill`),
  'a trip stays in one city': ({ trips }: WorldFacts) =>
    trips.filter(({ from, to }) => from !== to).map(({ from, to }) => `${from} to ${to}`),
  'the operator knows the owner of a number by the name that it was saved under': ({ numbers }: WorldFacts) =>
    numbers
      .filter(({ name, owner }) => owner !== maskName(name))
      .map(({ name, owner }) => `${name} is ${owner}`),
  'goods look like their name': ({ goods }: WorldFacts) =>
    goods
      .filter(({ name, thing }) => looks.find(([words]) => words.test(name))?.[1] !== thing)
      .map(({ name, thing }) => `${name} is drawn as ${thing}`),
  'what colleagues sell, and what can be won, looks like its name': ({ pictured }: WorldFacts) =>
    pictured.filter(({ name, picture }) => !drawingsOf(name).includes(picture)).map(({ name }) => name),
  'texts speak of the goods that they stand under': ({ goods }: WorldFacts) =>
    goods.flatMap(({ name, thing, text }) =>
      wordsOf
        .filter(([words, things]) => words.test(text) && !things.includes(thing))
        .map(([words]) => `${name} says ${words.source}`),
    ),
  'a promise fits the goods': ({ goods }: WorldFacts) =>
    goods.flatMap(({ name, thing, services }) =>
      services
        .filter(
          (service) =>
            promisesOf[service]?.includes(thing) === false ||
            (service === '7 天可退' && eaten.includes(thing)),
        )
        .map((service) => `${name} promises ${service}`),
    ),
  'four pictures are four views, and each colour has its own': ({ goods }: WorldFacts) =>
    goods.flatMap(({ name, pictures, colours, listed }) => {
      const own = colours.length === 0 ? [pictures] : colours;
      const all = own.flat();
      const isWhole = own.every((views) => views.length === 4) && new Set(all).size === all.length;
      return isWhole && own[0]?.[0] === listed ? [] : [name];
    }),
} satisfies Readonly<Record<string, (facts: WorldFacts) => readonly string[]>>;

export type RuleName = keyof typeof rules;

/** What names a festival, and which day it is. */
const festivals: readonly (readonly [
  words: RegExp,
  of: (typeof holidayNames)[number] | `${number}-${number}`,
])[] = [
  [/元旦|新年/, 'new-year'],
  [/腊八/, 'laba'],
  [/除夕|年夜饭/, 'new-year-eve'],
  [/春节|年货|新春|拜年/, 'spring'],
  [/元宵/, 'lantern'],
  [/清明|踏青/, 'qingming'],
  [/五一/, 'labour'],
  [/端午|龙舟|粽/, 'dragon-boat'],
  [/中秋/, 'mid-autumn'],
  [/国庆/, 'national'],
  [/重阳/, 'double-ninth'],
  [/冬至/, 'winter-solstice'],
  [/平安夜|圣诞/, '12-24'],
  [/双十一/, '11-11'],
  [/开学/, '09-01'],
];

/** The day of the festival that a title names, the one next to a moment; null where it names none. */
function festivalIn(title: string, moment: number): number | null {
  const of = festivals.find(([words]) => words.test(title))?.[1];
  if (of === undefined) return null;
  const from = moment - 60 * day;
  const name = holidayNames.find((each) => each === of);
  if (name !== undefined) return fromMoment(nextDayOf(name, from));
  const year = Number(toDay(from).slice(0, 4));
  const days = [year, year + 1].map((each) => fromMoment(`${each}-${of}`));
  return days.find((each) => each >= from) ?? null;
}

function isAfterHoliday(of: string): boolean {
  const at = fromMoment(of);
  return holidayNames.some((name) => {
    const next = fromMoment(nextDayOf(name, at - 6 * day));
    return next <= at;
  });
}

function isWithinWeekAfter(of: string, anchor: string): boolean {
  const year = Number(of.slice(0, 4));
  const at = Date.parse(of);
  return [year - 1, year].some((each) => {
    const since = at - Date.parse(`${each}-${anchor}`);
    return since >= 0 && since < 7 * day;
  });
}
