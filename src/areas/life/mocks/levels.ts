import { chance } from '@/mocks/core/random';

interface Level {
  readonly name: string;
  /** Growth with which it begins. */
  readonly from: number;
  /** What it brings. */
  readonly benefit: string;
}

const levels: readonly Level[] = [
  { name: '青鳞会员', from: 0, benefit: '生日当天多得 20 积分' },
  { name: '银鳞会员', from: 600, benefit: '每月一张下午茶券' },
  { name: '金鳞会员', from: 1500, benefit: '夺宝每天多一次' },
  { name: '赤鳞会员', from: 3000, benefit: '打车每单立减 5 龙币' },
  { name: '龙鳞会员', from: 6000, benefit: '专属客服优先接听' },
];

/** What the person with this number has grown to. */
const growthOf = (person: number) => (person === 0 ? 2140 : Math.floor(chance(91, person) * 7000));

/** A person's level, counted from 1, and the one after it. */
export function levelOf(person: number) {
  const growth = growthOf(person);
  const reached = levels.filter(({ from }) => growth >= from);
  const next = levels[reached.length];
  return {
    name: reached[reached.length - 1]?.name ?? '',
    level: reached.length,
    growth,
    next: next === undefined ? null : { growth: next.from, benefit: next.benefit },
  };
}
