import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { departed, word } from '../wire';

/** What the settings show of the person; a WALLET member has no department. The page masks name and number, not the gateway. */
export const mine = endpoint({
  name: 'mine',
  gateway: 'life',
  service: 'wallet',
  path: '/life/api/home-config/v1/auth/member/mine',
  encrypted: false,
  effect: 'read',
  body: v.object({}),
  data: v.object({
    name: word,
    /** Empty where none is bound. */
    mobile: v.string(),
    /** Empty where none is known. */
    department: v.string(),
  }),
  codes: departed,
});
