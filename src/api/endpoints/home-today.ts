import * as v from 'valibot';
import { awaitedKinds } from '@/domain/awaited';
import { endpoint } from '../endpoint';
import { listOf } from '../list-of';
import { coins, moment, wireTenths, word } from '../wire';

/** Counts on the entrances of home, and what waits for the person elsewhere. */
export const iconStatusCheck = endpoint({
  name: 'iconStatusCheck',
  gateway: 'life',
  service: 'wallet',
  path: '/life/api/home-config/v1/iconStatusCheck',
  encrypted: false,
  effect: 'read',
  body: v.object({}),
  data: v.object({
    icons: v.array(v.object({ icon: word, count: v.pipe(v.number(), v.integer(), v.minValue(0)) })),
    /** The order that has to be paid soonest. */
    toPay: v.fallback(
      v.nullable(v.object({ id: word, title: word, money: wireTenths, until: moment })),
      null,
    ),
    /** The trip that is under way. */
    trip: v.fallback(v.nullable(v.object({ title: word })), null),
    /** What waits for the person elsewhere, kind by kind; `until` is the time of the one that is due first. */
    awaited: v.fallback(
      listOf(
        v.object({
          what: v.picklist(awaitedKinds),
          count: v.pipe(v.number(), v.integer(), v.minValue(1)),
          until: v.nullable(moment),
        }),
      ),
      [],
    ),
  }),
});

/** What came in and went out of the personal account this month. */
export const queryUserDetail = endpoint({
  name: 'c/queryUserDetail',
  gateway: 'life',
  service: 'wallet',
  path: '/life/api/home-config/v1/c/queryUserDetail',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: v.object({}),
  data: v.object({ income: coins, spending: coins }),
});

/** What home celebrates today, once: a birthday, a holiday. */
export const queryAnimationSet = endpoint({
  name: 'queryAnimationSet',
  gateway: 'life',
  service: 'wallet',
  path: '/life/api/home-config/v1/queryAnimationSet',
  encrypted: false,
  effect: 'read',
  body: v.object({}),
  data: v.object({
    animation: v.nullable(
      v.object({
        id: word,
        kind: v.picklist(['birthday', 'holiday'] as const),
        title: word,
        text: v.string(),
      }),
    ),
  }),
});

/** It was shown: it does not come again. */
export const animationSet = endpoint({
  name: 'animationSet',
  gateway: 'life',
  service: 'wallet',
  path: '/life/api/home-config/v1/animationSet',
  encrypted: false,
  effect: 'write',
  body: v.object({ id: word }),
  data: v.object({}),
});

/** Coins that came as welfare and of which the person was not told yet. */
export const getAdd = endpoint({
  name: 'longball-pop/get-add',
  gateway: 'life',
  service: 'wallet',
  path: '/life/api/home-config/v1/longball-pop/get-add',
  encrypted: false,
  effect: 'read',
  body: v.object({}),
  data: v.object({ arrived: v.nullable(v.object({ id: word, title: word, amount: coins })) }),
});
