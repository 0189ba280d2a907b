import type { HolidayName } from '@/domain/activities/holiday';
import { holidayActivities } from '@/mocks/activities/holiday-activities';
import { serve, type Handler } from '@/mocks/core/handler';
import { allGoods, pictureOf } from '@/mocks/life/goods';
import type { ThingName } from '@/mocks/life/goods-drawings';
import * as endpoints from '../endpoints';
import { wireActivity } from './activity-wire';

const usual = ['G0006', 'G0012', 'G0008', 'G0020', 'G0004', 'G0014'];

/** What people give each other on a holiday; the same where nothing is said. */
const gifts: Readonly<Partial<Record<HolidayName, readonly string[]>>> = {
  laba: ['G0016', 'G0015', 'G0013', 'G0004', 'G0008'],
  'new-year-eve': ['G0006', 'G0004', 'G0002', 'G0012', 'G0020', 'G0011'],
  qingming: ['G0008', 'G0010', 'G0025', 'G0002'],
  labour: ['G0001', 'G0009', 'G0007', 'G0025', 'G0005'],
  'dragon-boat': ['G0004', 'G0006', 'G0002', 'G0022', 'G0008'],
  'double-ninth': ['G0020', 'G0012', 'G0023', 'G0015', 'G0008'],
  'winter-solstice': ['G0013', 'G0006', 'G0016', 'G0015', 'G0020', 'G0021'],
};

const portions: Readonly<Record<ThingName, string>> = {
  box: '一盒',
  earphones: '一副',
  flask: '一只',
  headphones: '一副',
  'floor-lamp': '一盏',
  jar: '一只',
  bottle: '一只',
  pot: '一台',
  pomelos: '两只',
  puer: '一饼',
  'desk-lamp': '一盏',
  'bath-towel': '一条',
  speaker: '一台',
  kettle: '一台',
  oranges: '一箱',
  rice: '一袋',
  basket: '一篮',
  umbrella: '一把',
  tea: '一罐',
  towel: '三条',
  lamp: '一盏',
};

const holidaySpecial: Handler<typeof endpoints.holidaySpecial> = (state, { body, person }, now) => {
  const ids = gifts[body.holiday] ?? usual;
  return {
    state,
    data: {
      goods: ids
        .flatMap((id) => allGoods.filter((each) => each.id === id))
        .map((each) => ({
          id: each.id,
          name: each.name,
          picture: pictureOf(each),
          price: each.price,
          usualPrice: each.usualPrice,
          portion: portions[each.thing],
        })),
      activities: holidayActivities(body.holiday, now).map((each) => wireActivity(state, each, person, now)),
    },
  };
};

export const handlers = [serve(endpoints.holidaySpecial, holidaySpecial)];
