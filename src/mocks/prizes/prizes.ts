import type { Place } from '@/domain/addresses/regions';
import { fromMoment, toDay } from '@/domain/business-time';
import { tenths, type Tenths } from '@/domain/money';
import type { PrizeKind } from '@/domain/prizes/prize';
import { person, type Person } from '@/mocks/core/people';
import type { MockState } from '@/mocks/core/state';
import type { MallCoupon } from '@/mocks/life/coupons';
import { thingDrawn, type ThingName } from '@/mocks/life/goods-drawings';

/** A prize as the gateways keep it; times in milliseconds. */
export interface MockPrize {
  readonly id: string;
  readonly kind: PrizeKind;
  readonly name: string;
  readonly source: string;
  /** Empty where there is none. */
  readonly picture: string;
  readonly amount: Tenths | null;
  readonly wonAt: number;
  readonly claimUntil: number;
}

/** That a prize was claimed, with the address as it was then. */
export interface PrizeClaim {
  readonly prize: string;
  /** Usercode. */
  readonly owner: string;
  readonly time: number;
  readonly address: (Omit<Place, 'code'> & { name: string; phone: string; detail: string }) | null;
}

interface Line {
  name: string;
  source: string;
  kind: PrizeKind;
  thing?: ThingName;
  /** Tenths. */
  amount?: number;
  /** What a voucher is worth. */
  worth?: MallCoupon['worth'];
  /** Days before the world began, and for how many days it can be claimed. */
  wonAgo: number;
  claimDays: number;
}

const lines: readonly Line[] = [
  { name: '降噪耳机', source: '一币夺宝', kind: 'goods', thing: 'headphones', wonAgo: 1, claimDays: 15 },
  { name: '50 龙币', source: '万步挑战', kind: 'coins', amount: 500, wonAgo: 2, claimDays: 15 },
  {
    name: '下午茶券',
    source: '安全知识问答',
    kind: 'voucher',
    worth: { kind: 'rate', rate: 0.85 },
    wonAgo: 5,
    claimDays: 7,
  },
  { name: '龙井茶礼盒', source: '城市读书会', kind: 'goods', thing: 'tea', wonAgo: 3, claimDays: 15 },
  { name: '保温壶', source: '新系统上手营', kind: 'goods', thing: 'flask', wonAgo: 10, claimDays: 15 },
  {
    name: '话费直减券',
    source: '羽毛球争霸赛',
    kind: 'voucher',
    worth: { kind: 'coins', amount: tenths(50) },
    wonAgo: 33,
    claimDays: 15,
  },
  { name: '晴雨伞', source: '旧书漂流', kind: 'goods', thing: 'umbrella', wonAgo: 40, claimDays: 15 },
];
/** How many days before the world began the session's person claimed prizes, by place. */
const claimedAgo: Readonly<Record<number, number>> = { 3: 1, 4: 8, 5: 30 };
/** People with a lower index than this have won something. */
const winners = 10;
/** For how many days a won voucher holds. */
const couponDays = 30;
const dayLength = 86_400_000;

/** The prizes of a person in a world that begins at this moment, newest first: the session's has some of each state, others a few. */
export function prizesOf(epoch: number, { index }: Pick<Person, 'index'>): readonly MockPrize[] {
  const midnight = fromMoment(toDay(epoch));
  const own = index === 0 ? lines : index < winners ? lines.slice(0, 2) : [];
  return own
    .map(({ name, source, kind, thing, amount, wonAgo, claimDays }, lineIndex) => {
      const wonDay = midnight - wonAgo * dayLength;
      return {
        id: prizeId(index, lineIndex),
        kind,
        name,
        source,
        picture: thing === undefined ? '' : thingDrawn(thing, { ground: lineIndex }),
        amount: amount === undefined ? null : tenths(amount),
        wonAt: wonDay + (20 - lineIndex) * 3_600_000,
        claimUntil: wonDay + (claimDays + 1) * dayLength,
      };
    })
    .sort((one, other) => other.wonAt - one.wonAt);
}

/** What the session's person had claimed before the world began. */
export function defaultClaims(epoch: number): readonly PrizeClaim[] {
  const { index, usercode: owner, name, mobile: phone } = person(0);
  const hangzhou = { province: '浙江省', city: '杭州市', district: '西湖区' };
  const address = { name, phone, ...hangzhou, detail: '桐荫路 52 号桐荫里 2 幢 603' };
  return Object.entries(claimedAgo).map(([lineIndex, ago]) => ({
    prize: prizeId(index, Number(lineIndex)),
    owner,
    time: epoch - ago * dayLength,
    address: lines[Number(lineIndex)]?.kind === 'goods' ? address : null,
  }));
}

/** The vouchers that came from prizes which a person has claimed since the world began; earlier ones are among the vouchers already. */
export function wonCoupons(
  { prizeClaims, seed }: Pick<MockState, 'prizeClaims' | 'seed'>,
  usercode: string,
): readonly MallCoupon[] {
  return prizeClaims
    .filter(({ owner, time }) => owner === usercode && time >= seed.epoch)
    .flatMap(({ prize, time }) => {
      const { name, worth } = lines[Number(prize.slice(-3)) - 1] ?? {};
      if (name === undefined || worth === undefined) return [];
      return [
        {
          id: `C${prize}`,
          name,
          worth,
          shop: 'shops',
          least: tenths(0),
          usedAt: null,
          expiresAt: time + couponDays * dayLength,
        },
      ];
    });
}

function prizeId(index: number, prizeIndex: number): string {
  return `W${String(index + 1).padStart(3, '0')}${String(prizeIndex + 1).padStart(3, '0')}`;
}

/** Who won what lately, newest first: person and prize. */
export const winnerLines = [
  [21, '降噪耳机'],
  [3, '20 龙币'],
  [23, '龙井茶礼盒'],
  [4, '电影兑换券'],
  [31, '晴雨伞'],
  [37, '50 龙币'],
  [42, '保温壶'],
] as const;
