import type { ActivityCategory } from '@/domain/activities/activity';
import type { RecommendReason } from '@/domain/activities/recommend';
import type { BarReason } from '@/domain/activities/sign-up';
import { chineseMoment } from '@/domain/chinese-moment';
import type { Moment } from '@/domain/moment';
import { formatCount } from '@/domain/money';
import type { PeriodState, PeriodTime } from '@/domain/period';
import { pageArea } from '../shared';

const categories: Record<ActivityCategory, string> = {
  festival: '节日',
  welfare: '福利',
  health: '健康',
  learning: '学习',
  family: '亲子',
  community: '社区',
};

const states: Record<PeriodState, string> = { running: '进行中', soon: '即将开始', over: '已结束' };

const barred: Record<BarReason, string> = {
  'oa-account': '需要 OA 账户才能报名',
  department: '你所在的部门不在报名范围内',
  newcomers: '你入职已满一年，不在报名范围内',
  seniority: '入职满一年后才能报名',
};

export const activities = {
  categories,
  states,
  time: (time: PeriodTime): string => {
    switch (time.kind) {
      case 'days-left':
        return `还剩 ${time.days} 天`;
      case 'ends-today':
        return `今天 ${chineseMoment(time.at, 'clock')} 结束`;
      case 'starts-today':
        return `今天 ${chineseMoment(time.at, 'clock')} 开始`;
      case 'starts':
        return `${chineseMoment(time.at, 'day-clock')} 开始`;
      case 'ended':
        return `${chineseMoment(time.at, 'day')}结束`;
    }
  },
  joined: (count: string) => `${count} 人参加`,
  failed: '活动加载失败',
  gone: '没有找到这个活动',
  goneLine: '活动可能已经下架，看看其他活动。',
  showAll: '查看全部活动',
  everything: '全部',
  categoriesLabel: '活动分类',
  statesLabel: '活动状态',
  searchActivities: '搜索活动',
  searchHint: '运动会、夺宝、亲子',
  activitiesFailed: '活动加载失败',
  activitiesNone: '还没有活动',
  activitiesNoneLine: '有新活动会显示在这里。',
  activitiesNotFound: '没有符合条件的活动',
  activitiesNotFoundLine: '换个关键词试试，或查看全部活动。',
  found: (count: number) => `找到 ${formatCount(count)} 个活动`,
  share: '分享',
  shareText: (line: string) => (line === '' ? '龙币钱包活动' : `${line} · 龙币钱包活动`),
  untilStart: '距开始',
  untilEnd: '距结束',
  when: '时间',
  periodOnDay: (from: Moment, to: Moment) =>
    `${chineseMoment(from, 'weekday-clock')} 至 ${chineseMoment(to, 'clock')}`,
  periodOfDays: (from: Moment, to: Moment) =>
    `${chineseMoment(from, 'day-clock')} 至 ${chineseMoment(to, 'day-clock')}`,
  place: '地点',
  audience: '谁能参加',
  signUpPeriod: '报名时间',
  signUp: '报名',
  places: '名额',
  placesOf: (capacity: number, left: number) =>
    left === 0
      ? `共 ${formatCount(capacity)} 个，已报满`
      : `共 ${formatCount(capacity)} 个，还剩 ${formatCount(left)} 个`,
  colleagues: (count: number) => `同部门 ${formatCount(count)} 位同事参加`,
  goods: '活动商品',
  goodsSoon: '活动开始后，按活动价购买',
  goodsOver: '活动已结束，按平时价格购买',
  limit: (count: number) => `每人限购 ${formatCount(count)} 件`,
  soldOut: '已售罄',
  usual: (amount: string) => `平时价 ${amount}`,
  rules: '活动规则',
  join: '报名参加',
  joinLeft: (left: number) => `还剩 ${formatCount(left)} 个名额`,
  joinFree: '不限名额，报名就能参加',
  joinDone: '报名成功',
  isJoined: '你已报名',
  isJoinedForGood: '你已报名，报名已截止，不能取消',
  leave: '取消报名',
  leaveTitle: '取消报名？',
  leaveLine: '名额会让给其他同事，之后想参加要重新报名。',
  keep: '保留名额',
  leaveDone: '已取消报名',
  notYet: (opens: Moment) => `${chineseMoment(opens, 'day-clock')} 开始报名`,
  full: '名额已满',
  fullLine: '有人取消报名，名额就会空出来',
  closed: '报名已截止',
  over: '活动已结束',
  cannotJoin: '不能报名',
  barred,
  noSignUp: '不用报名，活动期间直接参加',
  open: '去看看',
  pagesLabel: '推荐和节日',
  forYou: '为你推荐',
  holiday: '龙民节',
  recommendFailed: '活动推荐加载失败',
  mine: '我报名的活动',
  reason: (reason: RecommendReason): string => {
    switch (reason.kind) {
      case 'same-kind':
        return '你参加过同类活动';
      case 'department':
        return `同部门 ${reason.count} 位同事参加`;
      case 'few-left':
        return `只剩 ${reason.count} 个名额`;
      case 'ends-soon':
        return '快结束了';
      case 'starts-soon':
        return '马上就要开始';
      case 'popular':
        return '很多同事在参加';
      case 'for-you':
        return '你可以参加';
    }
  },
  leadLabel: '最适合你的活动',
  none: '暂无适合你的活动',
  noneLine: '有新活动会显示在这里。',
};

export const activityMessages = pageArea(activities, () =>
  import('./activities.en').then((module) => module.activities),
);
