import { describe, expect, it } from 'vitest';
import type { ActivityCategory } from '@/domain/activities/activity';
import { joinedNow, recommend, recommendedByState } from '@/domain/activities/recommend';
import type { SignUp } from '@/domain/activities/sign-up';
import { fromMoment } from '@/domain/business-time';

const now = fromMoment('2026-11-21 09:41');
const open: SignUp = {
  opensAt: '2026-11-01 00:00:00',
  closesAt: '2026-12-31 00:00:00',
  capacity: null,
  joined: 0,
  isJoined: false,
  barred: null,
};

interface Given {
  category?: ActivityCategory;
  from?: string;
  to?: string;
  joined?: number;
  colleagues?: number;
  signUp?: Partial<SignUp> | null;
}

/** An activity that runs for weeks and says nothing for itself, unless told so. */
function activity(id: string, given: Given = {}) {
  const { category = 'community', from = '11-01', to = '12-20', joined = 0, colleagues = 0, signUp } = given;
  return {
    id,
    category,
    startsAt: `2026-${from} 00:00:00`,
    endsAt: `2026-${to} 00:00:00`,
    joined,
    colleagues,
    signUp: signUp === null ? null : { ...open, ...signUp },
  };
}

const past = { from: '10-01', to: '10-20' };
const ids = (list: readonly { activity: { id: string } }[]) => list.map((each) => each.activity.id);
const reason = (...list: Parameters<typeof recommend>[0]) => recommend(list, now)[0]?.reason;

describe('recommended activities', () => {
  it('are those that one can still take part in and has not signed up for', () => {
    const all = [
      activity('open'),
      activity('free', { signUp: null }),
      activity('opens later', { signUp: { opensAt: '2026-11-30 00:00:00' } }),
      activity('over', past),
      activity('free and over', { ...past, signUp: null }),
      activity('barred', { signUp: { barred: 'department' } }),
      activity('full', { signUp: { capacity: 3, joined: 3 } }),
      activity('closed', { signUp: { closesAt: '2026-11-20 00:00:00' } }),
      activity('joined', { signUp: { isJoined: true } }),
    ];
    expect(ids(recommend(all, now)).sort()).toEqual(['free', 'open', 'opens later']);
    expect(joinedNow(all, now).map(({ id }) => id)).toEqual(['joined']);
  });

  it('say the strongest reason that holds', () => {
    const known = activity('known', { ...past, category: 'health', signUp: { isJoined: true } });
    expect(reason(known, activity('a', { category: 'health', colleagues: 9, joined: 900 }))).toEqual({
      kind: 'same-kind',
    });
    expect(reason(activity('a', { signUp: { capacity: 9, joined: 6 }, colleagues: 9 }))).toEqual({
      kind: 'few-left',
      count: 3,
    });
    expect(reason(activity('a', { colleagues: 3, to: '11-22' }))).toEqual({ kind: 'department', count: 3 });
    expect(reason(activity('a', { colleagues: 2, to: '11-23', joined: 900 }))).toEqual({ kind: 'ends-soon' });
    expect(reason(activity('a', { from: '11-24', joined: 900 }))).toEqual({ kind: 'starts-soon' });
    expect(reason(activity('a', { joined: 500 }))).toEqual({ kind: 'popular' });
    expect(reason(activity('a', { joined: 499 }))).toEqual({ kind: 'for-you' });
  });

  it('stand by the strength of all their reasons, then by what changes next, whatever order they come in', () => {
    const all = [
      activity('later', { to: '12-20' }),
      activity('sooner', { to: '12-10' }),
      activity('department', { colleagues: 5 }),
      activity('department and many', { colleagues: 5, joined: 900 }),
      activity('known', { category: 'family' }),
      activity('why', { ...past, category: 'family', signUp: { isJoined: true } }),
    ];
    const order = ['known', 'department and many', 'department', 'sooner', 'later'];
    expect(ids(recommend(all, now))).toEqual(order);
    expect(ids(recommend([...all].reverse(), now))).toEqual(order);
  });

  it('are shown by what they are now, each group in the order of their recommendation', () => {
    const all = [
      activity('soon', { from: '12-01' }),
      activity('sooner', { from: '11-24' }),
      activity('running'),
    ];
    const groups = recommendedByState(recommend(all, now), now);
    expect(groups.map(([state, list]) => [state, list.map(({ id }) => id)])).toEqual([
      ['running', ['running']],
      ['soon', ['sooner', 'soon']],
    ]);
  });
});
