import { rowsOf } from '@/mocks/accounts/balances';
import { personal } from '@/mocks/core/ledger';
import { freshWorld } from '@/mocks/core/worlds';
import { me, pinned } from './gateways/mock-gateways';

/** How many lines the personal bill has when the usual world begins. */
export const billLines = rowsOf(freshWorld('default', pinned), personal(me)).length;
