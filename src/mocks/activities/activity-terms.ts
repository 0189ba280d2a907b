import type { ActivityCategory } from '@/domain/activities/activity';
import type { BarReason } from '@/domain/activities/sign-up';
import { fromMoment } from '@/domain/business-time';
import type { Person } from '@/mocks/core/people';

/** Whom an activity is for. */
export type Audience =
  | { kind: 'everyone' | 'oa-account' }
  | { kind: 'department'; department: string }
  /** Those who have worked here for at least, or at most, a year. */
  | { kind: 'seniority' | 'newcomers' };

/** What the page of an activity says beyond its row in the list. */
export interface ActivityTerms {
  readonly place: string;
  readonly audience: Audience;
  /** HTML. */
  readonly rules: string;
  /** Milliseconds; null where there is no sign-up. */
  readonly signUp: {
    readonly opensAt: number;
    readonly closesAt: number;
    readonly capacity: number | null;
  } | null;
  /** How many had signed up when the world began, where that is fixed. */
  readonly taken?: number;
}

/** In what an activity differs from the usual terms. */
interface Differences {
  place?: string;
  audience?: Audience;
  capacity?: number;
  taken?: number;
  /** Hours before the start at which the sign-up opens; a month where nothing is said. */
  opensBefore?: number;
  /** A date that all attend: the sign-up closes when it starts. */
  isDate?: true;
  /** There is no sign-up. */
  isOpen?: true;
  rule?: string;
}

const hour = 3_600_000;
const month = 30 * 24;

/** The terms of the activities that have some of their own, by id. */
export const ownTerms: Readonly<Record<string, Differences>> = {
  A0001: { isOpen: true, place: '龙币商城，线上', rule: '活动价每人限购，多买的按平时价格。' },
  A0002: { isDate: true, place: '园区体育场，东门入场', rule: '三人一队，至少有一位小朋友。' },
  A0004: { audience: { kind: 'oa-account' }, rule: '步数由 OA 应用同步，中断一天就从头算起。' },
  A0007: {
    audience: { kind: 'seniority' },
    capacity: 600,
    taken: 412,
    place: '城东体检中心，三号楼二层',
    rule: '早上空腹，带身份证。',
  },
  A0009: { isOpen: true, place: '云杉咖啡角，一楼大堂', rule: '满三人自动成单，每人每天一次。' },
  A0011: { isOpen: true, place: '园区南门广场' },
  A0012: {
    isDate: true,
    opensBefore: 10 * 24,
    capacity: 200,
    place: '云杉山东坡登山口',
    rule: '山上气温低，请穿厚外套。',
  },
  A0013: {
    isDate: true,
    audience: { kind: 'newcomers' },
    capacity: 60,
    taken: 22,
    place: '总部二楼多功能厅',
  },
  A0014: {
    isDate: true,
    capacity: 12,
    taken: 11,
    place: '总部一楼烘焙教室',
    rule: '每个家庭一位大人、一位孩子。',
  },
  A0015: {
    isDate: true,
    audience: { kind: 'department', department: '物业服务中心' },
    capacity: 40,
    taken: 18,
    place: '培训学院 301 教室',
  },
  A0016: { isOpen: true, place: '龙币商城，线上', rule: '活动价每人限购，当天下单次日发货。' },
  A0017: {
    isDate: true,
    capacity: 80,
    taken: 80,
    place: '东门广场献血车',
    rule: '献血前一晚睡好，当天吃早饭。',
  },
  A0018: { isOpen: true, place: '龙币商城，线上' },
  A0020: { isOpen: true, place: '龙币商城，线上' },
  A0021: { isOpen: true, place: '龙币商城，线上' },
};

const hints: Readonly<Record<ActivityCategory, string>> = {
  festival: '节日期间人多，请留意园区的引导牌。',
  welfare: '福利面向在职同事，离职后不能再用。',
  health: '量力而行，身体不适请立即停下来。',
  learning: '全勤的同事会收到结业证书。',
  family: '请照看好孩子，现场有医护人员。',
  community: '带一只水杯，现场不发一次性用品。',
};

/** The terms of an activity; one that leads elsewhere is signed up for there. */
export function termsOf(
  activity: { category: ActivityCategory; startsAt: number; endsAt: number; address: string },
  its: Differences = {},
): ActivityTerms {
  const { category, startsAt, endsAt, address } = activity;
  const isOpen = its.isOpen === true || address !== '';
  const rules =
    `<h2>怎么参加</h2><ol><li>${isOpen ? '活动期间直接参加，不用报名。' : '在这里报名，报名成功就有名额。'}</li>` +
    `<li>${its.rule ?? '按页面上的时间到场，迟到十五分钟名额让给候补。'}</li></ol>` +
    `<h2>说明</h2><p>${hints[category]}有问题看看<a href="#/guide">使用指南</a>，或联系客服。</p>`;
  return {
    place: its.place ?? '线上，打开龙币钱包就能参加',
    audience: its.audience ?? { kind: 'everyone' },
    rules,
    signUp: isOpen
      ? null
      : {
          opensAt: startsAt - (its.opensBefore ?? month) * hour,
          closesAt: its.isDate === true ? startsAt : endsAt,
          capacity: its.capacity ?? null,
        },
    ...(its.taken === undefined ? {} : { taken: its.taken }),
  };
}

/** Whom it is for, in words. */
export function audienceText(audience: Audience): string {
  switch (audience.kind) {
    case 'everyone':
      return '全体同事和会员';
    case 'oa-account':
      return '有 OA 账户的同事';
    case 'department':
      return `${audience.department}的同事`;
    case 'seniority':
      return '入职满一年的同事';
    case 'newcomers':
      return '入职不满一年的同事';
  }
}

/** Why a person may not take part at `now`, ms; null if they may. */
export function barredFrom(audience: Audience, person: Person, now: number): BarReason | null {
  const year = 365 * 24 * hour;
  const isNew = now - fromMoment(person.hired) < year;
  switch (audience.kind) {
    case 'everyone':
      return null;
    case 'oa-account':
      return person.oaAccount === null ? 'oa-account' : null;
    case 'department':
      return person.department === audience.department ? null : 'department';
    case 'seniority':
      return isNew ? 'seniority' : null;
    case 'newcomers':
      return isNew ? null : 'newcomers';
  }
}
