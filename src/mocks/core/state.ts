import type { SystemType } from '@/domain/account';
import type { Alerts } from '@/mocks/activation/alerts';
import type { ActivityJoin } from '@/mocks/activities/sign-ups';
import type { Authorisations } from '@/mocks/agreements/authorisations';
import type { MockAddress } from '@/mocks/addresses/addresses';
import type { Booking, RunRecord } from '@/mocks/bookings/bookings';
import type { JdAccount } from '@/mocks/cards/jd-account';
import type { CashierOrder } from '@/mocks/cashier/cashier-order';
import type { FlashTicket } from '@/mocks/flash-sale/flash-queue';
import type { FamilyAgreement } from '@/mocks/family-pay/family';
import type { CallRecord } from './calls';
import { businessNow, type MockClock } from './clock';
import type { Envelope } from './envelope';
import type { Fault, Held } from './faults';
import type { Keys } from './idempotency';
import type { Ledger } from './ledger';
import type { Grants } from '@/mocks/grants/grant-request';
import type { PaymentCodes } from '@/mocks/pay-by-code/payment-codes';
import type { PartnerAccount } from '@/mocks/points/partner-accounts';
import type { PrizeClaim } from '@/mocks/prizes/prizes';
import type { ExamAttempt } from '@/mocks/quiz/attempts';
import type { Popups } from '@/mocks/popups/popups';
import type { Packet } from '@/mocks/red-packets/red-packets';
import type { Reminder } from '@/mocks/reminders/reminders';
import type { Security } from '@/mocks/payment-security/security';
import type { Sent, SentCode } from '@/mocks/payment-security/sms';
import type { SecondHand } from '@/mocks/second-hand/items';
import type { SealedLetters } from '@/mocks/transfers/sealed-letters';
import type { Thanks, Transfer } from '@/mocks/accounts/transfers';
import type { MockSavedNumber } from '@/mocks/top-up/saved-numbers';
import type { Trip } from '@/mocks/taxi/trip';
import type { TripDesk } from '@/mocks/taxi/trip-desk';
import type { Treasure } from '@/mocks/treasure/treasure-part';

/** Raised with every change of the snapshot's shape; a snapshot of another version is thrown away. */
export const snapshotVersion = 29;

/** All that a world's past depends on; it is part of the snapshot, the past itself is made again out of it. */
export interface Seed {
  readonly staff: number;
  /** Lines of the personal bill beside those of rides. */
  readonly entries: number;
  /** At least so many orders. */
  readonly orders: number;
  /** When the world began, in milliseconds. */
  readonly epoch: number;
}

/** The whole snapshot of the mock backend. People and past are not in it: both follow from `seed`. */
export interface MockState {
  readonly version: typeof snapshotVersion;
  readonly world: string;
  readonly seed: Seed;
  readonly clock: MockClock;
  /** Whose session the world is made for. */
  readonly session: { readonly usercode: string; readonly systemType: SystemType };
  readonly ledger: Ledger;
  readonly transfers: readonly Transfer[];
  readonly thanks: readonly Thanks[];
  readonly letters: SealedLetters;
  /** Red packets, in the order of giving. */
  readonly packets: readonly Packet[];
  /** In the order of booking. */
  readonly bookings: readonly Booking[];
  /** What the daily runs did, in order, and up to when they were carried out, ms. */
  readonly runs: readonly RunRecord[];
  readonly ranUntil: number;
  readonly keys: Keys;
  readonly faults: readonly Fault[];
  readonly held: readonly Held[];
  /** Ids of replies that were held and that QA turned into errors, the newest ones. */
  readonly failed: readonly string[];
  readonly expiredTokens: readonly string[];
  /** One-time keys that were exchanged. */
  readonly usedKeys: readonly string[];
  /** Usercodes of people who left since the directory was written. */
  readonly leavers: readonly string[];
  /** Usercodes of people whose application for a team was approved since. */
  readonly leaders: readonly string[];
  /** Usercodes of people without an account. */
  readonly withoutAccount: readonly string[];
  /** Usercodes of people without a bound phone. */
  readonly withoutPhone: readonly string[];
  /** Limits, password and what was paid, of each person who differs from the usual. */
  readonly security: Readonly<Record<string, Security>>;
  /** What phones and the public account received, newest first; QA reads it. */
  readonly feed: readonly Sent[];
  /** Codes by SMS that are still to be typed. */
  readonly codes: readonly SentCode[];
  /** What the captcha service has given out and nobody has used, as `device|ticket`. */
  readonly tickets: readonly string[];
  /** Codes held out at tills, and what came of them. */
  readonly paymentCodes: PaymentCodes;
  /** Orders at the cashier, in the order of their making. */
  readonly orders: readonly CashierOrder[];
  /** Ids of orders that their buyers took off the list. */
  readonly deletedOrders: readonly string[];
  /** How many of each specification of goods were ordered, by its id; what was cancelled or refunded is in stock again. */
  readonly sold: Readonly<Record<string, number>>;
  /** Orders of the flash sale that wait for their turn, in the order of their coming, and what became of the former ones. */
  readonly flashQueue: readonly FlashTicket[];
  /** Coupons that were used since the world began, with the order that took each; one of its own use has no order. */
  readonly usedCoupons: Readonly<Record<string, string>>;
  /** Codes of cards that were turned into coins, with the line of the bill; times in milliseconds. */
  readonly usedCards: readonly {
    readonly code: string;
    readonly usercode: string;
    readonly billId: string;
    readonly time: number;
  }[];
  /** When somebody tried a card's code that was never sold, by usercode; times in milliseconds. */
  readonly cardMisses: Readonly<Record<string, readonly number[]>>;
  /** Who may pay with whose coins. */
  readonly family: readonly FamilyAgreement[];
  readonly grants: Grants;
  /** Who signed up for which activity, in order. */
  readonly activityJoins: readonly ActivityJoin[];
  /** Reminders that are still to be sent. */
  readonly reminders: readonly Reminder[];
  /** Shipping addresses, in the order of saving. */
  readonly addresses: readonly MockAddress[];
  /** Numbers that are topped up often, in the order of saving. */
  readonly savedNumbers: readonly MockSavedNumber[];
  /** Prizes that were claimed, in the order of claiming. */
  readonly prizeClaims: readonly PrizeClaim[];
  readonly secondHand: SecondHand;
  /** Tries at quizzes, in the order of their last change. */
  readonly exams: readonly ExamAttempt[];
  readonly treasure: Treasure;
  /** Rides, in the order of booking. */
  readonly trips: readonly Trip[];
  /** What riders said and asked about their rides. */
  readonly tripDesk: TripDesk;
  readonly authorisations: Authorisations;
  readonly popups: Popups;
  /** What home celebrated or told of already, as `usercode id`. */
  readonly shown: readonly string[];
  readonly alerts: Alerts;
  /** By how many points people have more than at the beginning. */
  readonly points: Readonly<Record<string, number>>;
  /** Accounts that people have bound with the partner for points, by usercode. */
  readonly partnerAccounts: Readonly<Record<string, PartnerAccount>>;
  /** Accounts with JD that somebody has bound, unbound or put beans into, by usercode. */
  readonly jdAccounts: Readonly<Record<string, JdAccount>>;
  /** Counts up for ids. */
  readonly serial: number;
  /** What QA reads; not worth a write of its own. */
  readonly journal: {
    readonly calls: readonly CallRecord[];
    /** The last answer of each call, for the fault `stale`. */
    readonly previous: Readonly<Record<string, Envelope>>;
  };
}

/** A fresh id: a letter and a number that counts up. */
export function nextId(state: MockState, letter: string): { id: string; state: MockState } {
  const serial = state.serial + 1;
  return { id: `${letter}${String(serial).padStart(7, '0')}`, state: { ...state, serial } };
}

export function timeOf(state: MockState, real: number): number {
  return businessNow(state.clock, real);
}
