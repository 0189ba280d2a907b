import type { Endpoint } from '@/api/endpoint';
import { updateCouponUsedStatus } from '@/api/endpoints/coupon';
import { modifyPaymentAuth } from '@/api/endpoints/payment-authorisation';
import { bookings } from './bookings';
import { atTheCashier } from './cashier';
import { familiesAndLimits } from './families';
import { games } from './games';
import { giving } from './giving';
import { impossible } from './impossible';
import type { Operation } from './operation';
import { pointsAndCodes } from './points-and-codes';
import { rides } from './rides';
import { secondHand } from './second-hand';
import { shopping } from './shopping';
import { teams } from './teams';
import { time } from './time';
import { topUps } from './top-ups';

/** Everything that can be done with money, area by area. */
export const operations: readonly Operation[] = [
  ...giving,
  ...bookings,
  ...shopping,
  ...secondHand,
  ...rides,
  ...topUps,
  ...games,
  ...atTheCashier,
  ...pointsAndCodes,
  ...teams,
  ...familiesAndLimits,
  ...time,
  ...impossible,
];

/** Calls whose key is kept and which no walk makes, each with the reason. */
export const movesNoCoins: readonly (readonly [Endpoint, why: string])[] = [
  [updateCouponUsedStatus, 'marks a voucher that was used outside the app'],
  [modifyPaymentAuth, 'changes what a partner may do, and no partner takes coins here'],
];
