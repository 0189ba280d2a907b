import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { moment } from '../wire';

const group = { gateway: 'mall', service: 'topup' } as const;

const account = v.nullable(
  v.object({
    /** The last four digits of the phone that the partner's account has. */
    tail: v.pipe(v.string(), v.regex(/^\d{4}$/)),
    since: moment,
    beans: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  }),
);

/** The person's account with JD and its beans; null while none is bound. */
export const jdBeans = endpoint({
  ...group,
  name: 'jdBeansToken/account',
  path: '/jd-beans/v1/account',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: v.object({}),
  data: v.object({ account }),
});

/** Exchanges the session's token for one of JD and binds the account of the person's phone; the partner's token stays with the gateway. */
export const jdBeansToken = endpoint({
  ...group,
  name: 'jdBeansToken',
  path: '/jd-beans/v1/token',
  encrypted: true,
  effect: 'write',
  body: v.object({}),
  data: v.object({ account }),
});

/** Gives JD's token up; the beans stay there. */
export const jdBeansUnbind = endpoint({
  ...group,
  name: 'jdBeansToken/unbind',
  path: '/jd-beans/v1/unbind',
  encrypted: false,
  effect: 'write',
  body: v.object({}),
  data: v.object({}),
});
