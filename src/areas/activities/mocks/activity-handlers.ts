import * as endpoints from '@/api/endpoints/activity';
import { signUpState } from '@/domain/activities/sign-up';
import { toMoment } from '@/domain/business-time';
import { formatMoment } from '@/domain/format-moment';
import { activitiesOf, activityOf } from '@/mocks/activities/activities';
import { offersOf } from '@/mocks/activities/activity-goods';
import { audienceText } from '@/mocks/activities/activity-terms';
import type { MallActivity } from '@/mocks/activities/mall-activity';
import { serve, type Handler, type Refusal } from '@/mocks/core/handler';
import type { Person } from '@/mocks/core/people';
import type { MockState } from '@/mocks/core/state';
import { pictureOf } from '@/mocks/life/goods';
import { stockOf, variantsOf } from '@/mocks/mall/variants';
import { wireActivity, wirePeriod } from './activity-wire';
import { hasJoined, signUpOf } from './sign-ups';

const activityList: Handler<typeof endpoints.activityList> = (state, { person }, now) => ({
  state,
  data: { activities: activitiesOf(state.seed.epoch).map((each) => wireActivity(state, each, person, now)) },
});

const activityDetail: Handler<typeof endpoints.activityDetail> = (state, { body, person }, now) => {
  const { epoch } = state.seed;
  const found = body.id === '' ? newest(epoch, now) : activityOf(epoch, body.id);
  if (found === undefined) return { state, data: null };
  const isRunning = now >= found.startsAt && now < found.endsAt;
  return {
    state,
    data: {
      activity: wireActivity(state, found, person, now),
      place: found.terms.place,
      audience: audienceText(found.terms.audience),
      rules: found.terms.rules,
      goods: offersOf(found.id).map(({ goods, price, limitPerPerson }) => ({
        id: goods.id,
        name: goods.name,
        picture: pictureOf(goods),
        price: isRunning || now < found.startsAt ? price : goods.price,
        usualPrice: goods.price,
        limitPerPerson,
        stock: variantsOf(goods).reduce((sum, variant) => sum + stockOf(state, variant), 0),
      })),
    },
  };
};

const joinActivity: Handler<typeof endpoints.joinActivity> = (state, { body, person }, now) => {
  const activity = activityOf(state.seed.epoch, body.id);
  if (activity !== undefined && hasJoined(state, activity.id, person.usercode)) return { state, data: {} };
  const refusal = joinRefusal(state, activity, person, now);
  if (refusal !== null) return { state, refusal };
  const join = { activity: body.id, usercode: person.usercode, time: now };
  return { state: { ...state, activityJoins: [...state.activityJoins, join] }, data: {} };
};

const leaveActivity: Handler<typeof endpoints.leaveActivity> = (state, { body, person }, now) => {
  const activity = activityOf(state.seed.epoch, body.id);
  const signUp = activity === undefined ? null : signUpOf(state, activity, person, now);
  if (activity === undefined || signUp === null) return { state, refusal: unknown };
  const at = signUpState(signUp, wirePeriod(activity), now);
  if (at.kind === 'over' || (at.kind === 'joined' && !at.mayLeave))
    return { state, refusal: { code: '7206', message: '报名已截止，不能再取消' } };
  const left = state.activityJoins.filter(
    (join) => join.activity !== body.id || join.usercode !== person.usercode,
  );
  return { state: { ...state, activityJoins: left }, data: {} };
};

const unknown: Refusal = { code: '7200', message: '这个活动不需要报名' };

/** Why a person cannot be signed up now; null if they can. */
function joinRefusal(
  state: MockState,
  activity: MallActivity | undefined,
  person: Person,
  now: number,
): Refusal | null {
  const signUp = activity === undefined ? null : signUpOf(state, activity, person, now);
  if (activity === undefined || signUp === null) return unknown;
  const at = signUpState(signUp, wirePeriod(activity), now);
  switch (at.kind) {
    case 'full':
      return { code: '7201', message: '名额刚刚报满了' };
    case 'over':
      return { code: '7202', message: '活动已经结束' };
    case 'closed':
      return { code: '7203', message: '报名已经截止' };
    case 'not-yet':
      return { code: '7204', message: `${formatMoment(toMoment(at.opensAt), 'full', 'zh-CN')} 开始报名` };
    case 'barred':
      return { code: '7205', message: `只限${audienceText(activity.terms.audience)}参加` };
    case 'open':
    case 'joined':
      return null;
  }
}

/** The activity with a page of its own that started last. */
function newest(epoch: number, now: number): MallActivity | undefined {
  const [first] = activitiesOf(epoch)
    .filter(({ address, startsAt }) => address === '' && startsAt <= now)
    .sort((one, other) => other.startsAt - one.startsAt);
  return first;
}

export const handlers = [
  serve(endpoints.activityList, activityList),
  serve(endpoints.activityDetail, activityDetail),
  serve(endpoints.joinActivity, joinActivity),
  serve(endpoints.leaveActivity, leaveActivity),
];
