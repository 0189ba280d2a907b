import * as endpoints from '@/api/endpoints/award';
import { toMoment } from '@/domain/business-time';
import { tenths, type Tenths } from '@/domain/money';
import { prizeState } from '@/domain/prizes/prize';
import { isActive } from '@/mocks/accounts/balances';
import { addressesOf } from '@/mocks/addresses/addresses';
import { serve, type Handler, type Refusal } from '@/mocks/core/handler';
import { house, personal, post } from '@/mocks/core/ledger';
import { person as personAt, type Person } from '@/mocks/core/people';
import { nextId, type MockState } from '@/mocks/core/state';
import { winnerLines, type MockPrize, type PrizeClaim } from '@/mocks/prizes/prizes';
import { allPrizes, claimOf } from './won-prizes';

const unknownPrize: Refusal = { code: '4201', message: '没有找到这份奖品' };
const claimedAlready: Refusal = { code: '4202', message: '这份奖品已经领取过' };
const expired: Refusal = { code: '4203', message: '已经过了领取时间' };
const addressGone: Refusal = { code: '4204', message: '没有找到收货地址，请重新选择' };
const departed: Refusal = { code: '5001', message: '你已离职，账户里的龙币不能再使用' };
const noAccount: Refusal = { code: '5002', message: '您还没有龙币账户' };

const award: Handler<typeof endpoints.award> = (state, { person }, now) => ({
  state,
  data: {
    prizes: allPrizes(state, person).map((prize) => {
      const claim = claimOf(state, prize.id);
      const claimedAt = claim?.time ?? null;
      return {
        ...prize,
        amount: prize.amount,
        wonAt: toMoment(prize.wonAt),
        claimUntil: toMoment(prize.claimUntil),
        state: prizeState({ ...prize, claimedAt }, now),
        claimedAt: claimedAt === null ? null : toMoment(claimedAt),
        address: claim?.address ?? null,
      };
    }),
  },
});

const claimAward: Handler<typeof endpoints.claimAward> = (state, { body, person }, now) => {
  const prize = allPrizes(state, person).find(({ id }) => id === body.id);
  if (prize === undefined) return { state, refusal: unknownPrize };
  const refusal = claimRefusal(state, prize, person, now);
  if (refusal !== null) return { state, refusal };
  const target = addressesOf(state, person.usercode).find(({ id }) => id === body.addressId);
  if (prize.kind === 'goods' && target === undefined) return { state, refusal: addressGone };
  const claim: PrizeClaim = {
    prize: prize.id,
    owner: person.usercode,
    time: now,
    address: prize.kind === 'goods' && target !== undefined ? deliveryTo(target) : null,
  };
  const claimed = { ...state, prizeClaims: [...state.prizeClaims, claim] };
  const paid = prize.amount === null ? claimed : paidOut(claimed, prize, prize.amount, person, now);
  return { state: paid, data: { id: prize.id }, booked: prize.id };
};

const winnerMessages: Handler<typeof endpoints.winnerMessages> = (state) => ({
  state,
  data: {
    messages: winnerLines.map(([index, prize], messageIndex) => ({
      id: `M${messageIndex + 1}`,
      name: personAt(index).name,
      prize,
      wonAt: toMoment(state.seed.epoch - (messageIndex + 1) * 2_400_000),
    })),
  },
});

function claimRefusal(
  state: MockState,
  { id, kind, claimUntil }: MockPrize,
  { usercode, departed: hasLeft }: Person,
  now: number,
): Refusal | null {
  if (hasLeft) return departed;
  if (kind === 'coins' && !isActive(state, personal(usercode))) return noAccount;
  if (claimOf(state, id) !== undefined) return claimedAlready;
  return now < claimUntil ? null : expired;
}

/** What stays on the claim when the saved address changes later. */
function deliveryTo({
  name,
  phone,
  province,
  city,
  district,
  detail,
}: NonNullable<PrizeClaim['address']>): PrizeClaim['address'] {
  return { name, phone, province, city, district, detail };
}

function paidOut(
  state: MockState,
  { source }: MockPrize,
  amount: Tenths,
  { usercode }: Person,
  now: number,
): MockState {
  const { id, state: named } = nextId(state, 'B');
  const legs = [
    { account: house.issuer, delta: tenths(-amount) },
    { account: personal(usercode), delta: amount },
  ];
  const posting = { id, time: now, kind: 'welfare', title: '活动奖品', source, legs } as const;
  return { ...named, ledger: post(named.ledger, posting) };
}

export const handlers = [
  serve(endpoints.award, award),
  serve(endpoints.claimAward, claimAward),
  serve(endpoints.winnerMessages, winnerMessages),
];
