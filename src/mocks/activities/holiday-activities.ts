import type { ActivityCategory } from '@/domain/activities/activity';
import { holidayNames, type HolidayName } from '@/domain/activities/holiday';
import { nextDayOf } from '@/domain/activities/holiday-days';
import { fromMoment } from '@/domain/business-time';
import { chance } from '@/mocks/core/random';
import { termsOf } from './activity-terms';
import type { MallActivity } from './mall-activity';

/** Hours from the midnight of the holiday. */
type Line = readonly [title: string, line: string, category: ActivityCategory, from: number, to: number];

const day = 24;

const lines: Readonly<Record<HolidayName, readonly [Line, Line]>> = {
  'new-year': [
    ['新年心愿墙', '写下心愿，抽中就实现', 'community', -5 * day + 10, day],
    ['新年红包雨', '每人一次', 'welfare', 10, 11],
  ],
  laba: [
    ['腊八粥品鉴会', '五种口味，投票有奖', 'community', 10, 14],
    ['暖粥送到工位', '每人一碗', 'welfare', 8, 12],
  ],
  'new-year-eve': [
    ['年夜饭晒图', '晒出团圆，点赞有奖', 'family', -2 * day + 10, day],
    ['除夕红包雨', '每人一次', 'welfare', 20, 21],
  ],
  spring: [
    ['新春抽福签', '抽一支好签', 'festival', -6 * day + 10, 3 * day],
    ['拜年红包雨', '每人一次', 'welfare', 9, 10],
  ],
  lantern: [
    ['元宵灯谜赛', '答对有奖', 'learning', -3 * day + 10, day],
    ['园区灯会', '南门广场，亮灯到十点', 'festival', 18, 22],
  ],
  qingming: [
    ['踏青打卡', '走一走，看看春天', 'health', -4 * day + 9, 3 * day],
    ['一封家书', '写给想念的人', 'family', -2 * day + 9, day],
  ],
  labour: [
    ['身边的榜样', '给辛苦的同事投一票', 'community', -7 * day + 10, day],
    ['五一徒步', '十公里，走完有奖', 'health', 8, 12],
  ],
  'dragon-boat': [
    ['龙舟竞速赛', '八人一队', 'health', -2 * day + 9, -2 * day + 17],
    ['粽子口味投票', '甜的还是咸的', 'community', -5 * day + 10, day],
  ],
  'mid-autumn': [
    ['中秋灯谜赛', '答对有奖', 'learning', -5 * day + 10, day],
    ['月下红包雨', '每人一次', 'welfare', 20, 21],
  ],
  national: [
    ['山河摄影展', '一张照片，一处风光', 'learning', -6 * day + 10, 7 * day],
    ['国庆红包雨', '每人一次', 'welfare', 10, 11],
  ],
  'double-ninth': [
    ['陪爸妈登高', '一家人走一段', 'family', 8, 12],
    ['父母体检', '陪父母来，费用减半', 'health', -7 * day + 9, 7 * day],
  ],
  'winter-solstice': [
    ['包饺子比赛', '三人一组', 'community', -1 * day + 14, -1 * day + 17],
    ['数九红包雨', '每人一次', 'welfare', 20, 21],
  ],
};

/** The activities of a holiday, of the one that is celebrated at `now`, ms, or comes next. */
export function holidayActivities(name: HolidayName, now: number): readonly MallActivity[] {
  const year = nextDayOf(name, now).slice(0, 4);
  return [0, 1].flatMap((index) => holidayActivity(`H${holidayNames.indexOf(name)}-${year}-${index}`) ?? []);
}

/** The activity of a holiday by its id, which says which holiday and year; undefined where it is none. */
export function holidayActivity(id: string): MallActivity | undefined {
  const [, holidayIndex = '', year = '', index = ''] = /^H(\d+)-(\d{4})-([01])$/.exec(id) ?? [];
  const name = holidayNames[Number(holidayIndex)];
  const line = name === undefined || holidayIndex === '' ? undefined : lines[name][Number(index)];
  if (name === undefined || line === undefined) return undefined;
  const [title, words, category, from, to] = line;
  // Any moment of the year before gives the holiday of this one.
  const midnight = fromMoment(nextDayOf(name, fromMoment(`${year}-01-01`)));
  const startsAt = midnight + from * 3_600_000;
  const endsAt = midnight + to * 3_600_000;
  const activity = { title, line: words, category, startsAt, endsAt, address: '' };
  const joined = 40 + Math.floor(chance(74, Number(year) + Number(holidayIndex)) * 900);
  return { id, ...activity, joined, terms: termsOf(activity, { isOpen: true }) };
}
