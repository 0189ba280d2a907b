import type { ActivityCategory } from '@/domain/activities/activity';
import { fromMoment, toDay } from '@/domain/business-time';
import { chance } from '@/mocks/core/random';
import { ownTerms, termsOf } from './activity-terms';
import { holidayActivity } from './holiday-activities';
import { keptDay, type KeptDay } from './kept-days';
import type { MallActivity } from './mall-activity';

/** Days and hours from the midnight of the day on which a world began, or of the day that the activity keeps. */
type At = readonly [day: number, hour: number];
type Line = readonly [
  title: string,
  line: string,
  category: ActivityCategory,
  from: At,
  to: At,
  more?: { readonly address?: string; readonly of?: KeptDay },
];

const lines: readonly Line[] = [
  ['冬至团圆礼', '一碗汤圆，一份心意', 'festival', [-34, 10], [0, 0], { of: 'winter-solstice' }],
  ['周末亲子运动会', '三人一队，全家来跑', 'family', [0, 9], [0, 18], { of: 'saturday' }],
  ['安全知识问答', '答对十题领奖励', 'learning', [-5, 9], [2, 18], { address: '#/answerHome' }],
  ['万步挑战', '每天一万步，连走七天', 'health', [-6, 0], [4, 0]],
  ['一币夺宝', '一个龙币试试手气', 'welfare', [-1, 10], [9, 22], { address: '#/grabTreasureHome' }],
  ['闲置换新市集', '家里用不上的，别人正需要', 'community', [-4, 9], [6, 21], { address: '#/second-hand' }],
  ['体检预约', '在职满一年的同事都有一次', 'health', [-20, 9], [12, 18]],
  [
    '城市读书会',
    '本月共读，月底一起聊',
    'learning',
    [-8, 9],
    [8, 20],
    { address: 'https://www.longcoin.example/reading' },
  ],
  ['午间咖啡拼单', '满三人立减 5 龙币', 'welfare', [-1, 9], [0, 24]],
  ['十点秒杀专场', '限量好物，先到先得', 'welfare', [0, 10], [0, 12], { address: '#/secKillingHome' }],
  ['平安夜灯会', '园区南门，亮灯到十点', 'festival', [0, 18], [0, 22], { of: '12-24' }],
  ['元旦登高', '一起看新年的第一缕光', 'health', [0, 5], [0, 12], { of: 'new-year' }],
  ['新员工见面会', '咖啡、蛋糕和三个小游戏', 'community', [2, 14], [2, 17]],
  ['亲子烘焙课', '做一炉会笑的饼干', 'family', [3, 10], [3, 12]],
  ['急救技能培训', '学会了，能救人', 'learning', [5, 14], [5, 17]],
  ['年货节', '米面粮油，员工专享价', 'festival', [-30, 10], [-3, 0], { of: 'spring' }],
  ['献血日', '车停在东门广场', 'community', [9, 9], [9, 16]],
  ['双十一返场', '加购的都还在', 'welfare', [0, 0], [6, 0], { of: '11-11' }],
  ['重阳登山', '陪爸妈走一段', 'health', [0, 7], [0, 14], { of: 'double-ninth' }],
  ['中秋团圆礼盒', '六城寄送，包邮到家', 'festival', [-13, 10], [1, 0], { of: 'mid-autumn' }],
  ['开学文具节', '给孩子备齐新学期', 'family', [-9, 9], [6, 0], { of: '09-01' }],
  ['羽毛球争霸赛', '八支队伍打了一个月', 'health', [-60, 9], [-30, 18]],
  ['旧书漂流', '带一本来，换一本走', 'community', [-40, 9], [-20, 18]],
  ['新系统上手营', '二十分钟学会报销', 'learning', [-18, 9], [-11, 18]],
];

const hour = 3_600_000;

/** The 24 activities of a world that begins at this moment. */
export function activitiesOf(epoch: number): readonly MallActivity[] {
  return lines.map(([title, line, category, from, to, { address = '', of } = {}], index) => {
    const midnight = fromMoment(of === undefined ? toDay(epoch) : keptDay(of, epoch));
    const moment = ([day, hours]: At) => midnight + (day * 24 + hours) * hour;
    const id = `A${String(index + 1).padStart(4, '0')}`;
    const startsAt = moment(from);
    const endsAt = moment(to);
    const terms = termsOf({ category, startsAt, endsAt, address }, ownTerms[id]);
    return {
      id,
      title,
      line,
      category,
      startsAt,
      endsAt,
      address,
      joined: terms.taken ?? (startsAt > epoch ? 0 : 40 + Math.floor(chance(71, index) * 2400)),
      terms,
    };
  });
}

/** An activity of such a world or of a holiday by its id; undefined where there is none. */
export function activityOf(epoch: number, id: string): MallActivity | undefined {
  return activitiesOf(epoch).find((activity) => activity.id === id) ?? holidayActivity(id);
}
