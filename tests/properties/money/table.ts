import { modifyPaymentAuth } from '@/api/endpoints/payment-authorisation';
import { updateCouponUsedStatus } from '@/api/endpoints/coupon';
import type { Endpoint } from '@/api/endpoint';
import type { Operation } from './operation';
import { bookings } from './operations/bookings';
import { atTheCashier } from './operations/cashier';
import { familiesAndLimits } from './operations/families';
import { games } from './operations/games';
import { giving } from './operations/giving';
import { pointsAndCodes } from './operations/points-and-codes';
import { rides } from './operations/rides';
import { secondHand } from './operations/second-hand';
import { shopping } from './operations/shopping';
import { teams } from './operations/teams';
import { time } from './operations/time';
import { topUps } from './operations/top-ups';

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
];

/** Calls whose key is kept and which no walk makes, each with the reason. */
export const movesNoCoins: readonly (readonly [Endpoint, why: string])[] = [
  [updateCouponUsedStatus, 'marks a voucher that was used outside the app'],
  [modifyPaymentAuth, 'changes what a partner may do, and no partner takes coins here'],
];
