import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { coins, departed, word } from '../wire';

const accountKinds = ['XF', 'GLZ'] as const;
const account = v.object({ accountType: v.picklist(accountKinds), accNo: word, balanceAmt: coins });
const otherAccount = v.object({
  accountType: v.pipe(
    v.string(),
    v.check((type) => !accountKinds.some((kind) => kind === type)),
  ),
});

/** The listed accounts without those of an unknown type; one of a known type that cannot be read spoils the answer. */
const knownAccounts = v.pipe(
  v.array(v.union([account, otherAccount])),
  v.transform((list) => list.flatMap((each) => ('accNo' in each ? [each] : []))),
);

/** Account info of a LONGCOIN session; body code 6 means that the person has no account. */
export const accountInfo = endpoint({
  name: 'accountInfo',
  gateway: 'wallet',
  service: 'wallet',
  path: '/account/v1/accountInfo',
  sentAs: 'text',
  encrypted: true,
  effect: 'read',
  changedByPayments: true,
  body: v.object({ oa: word }),
  data: v.object({
    realName: word,
    ifSenior: v.boolean(),
    accountList: knownAccounts,
  }),
  codes: { '6': () => ({ kind: 'no-account' }) },
});

/** The one balance of a WALLET session. */
export const walletBalance = endpoint({
  name: 'walletBalance',
  gateway: 'wallet',
  service: 'wallet',
  path: '/account/v1/walletBalance',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: v.object({ accountType: v.literal(0) }),
  data: v.object({ balance: coins, longminId: word }),
  codes: { '9999': ({ extraMessage }) => ({ kind: 'wallet-trouble', message: extraMessage }) },
});

/** Who the session's token belongs to. */
export const queryUserInfo = endpoint({
  name: 'queryUserInfo',
  gateway: 'wallet',
  service: 'wallet',
  path: '/wallet-user/v1/queryUserInfo',
  encrypted: false,
  effect: 'read',
  body: v.object({}),
  data: v.object({
    username: word,
    usercode: word,
    userId: word,
    jobCode: v.string(),
    mobile: v.string(),
    email: v.string(),
    avatar: v.string(),
    /** Null where they have none; a gateway that does not say leaves it to the refusal of the transfer. */
    oaAccount: v.optional(v.fallback(v.nullish(v.string()), undefined)),
  }),
  codes: departed,
});
