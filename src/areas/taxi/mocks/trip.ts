import { tenths, type Tenths } from '@/domain/money';
import type { CarKind } from '../rules/car-kind';
import type { Fare } from '../rules/fare';
import type { CompanyRule } from '../rules/fare-split';
import type { Place, Point } from '../rules/place';
import type { TripState } from '../rules/trip-state';

/** Who drives, and what. */
export interface Driver {
  /** 周师傅 */
  readonly name: string;
  /** 云A·D7K26 */
  readonly plate: string;
  /** Colour, make and model. */
  readonly car: string;
  /** In tenths of a star. */
  readonly rating: number;
  readonly years: number;
  readonly trips: number;
  /** A number that leads to the driver for this trip only. */
  readonly phone: string;
}

/** When each thing happened, ms; null where it has not. */
interface TripTimes {
  readonly ordered: number;
  /** A driver is looked for. */
  readonly searched: number | null;
  readonly assigned: number | null;
  /** The driver is at the start. */
  readonly arrived: number | null;
  /** The ride began. */
  readonly started: number | null;
  /** The ride ended. */
  readonly finished: number | null;
  /** Nothing is owed any more. */
  readonly paid: number | null;
  /** Cancelled, or given up for want of a driver. */
  readonly ended: number | null;
}

/** A ride from its order to its payment. */
export interface Trip {
  readonly id: string;
  readonly rider: string;
  readonly state: TripState;
  readonly from: Place;
  readonly to: Place;
  readonly kind: CarKind;
  /** The moment that it was booked for, ms; null for now. */
  readonly when: number | null;
  /** By which the company pays its part; null where the rider pays alone. */
  readonly companyRule: CompanyRule | null;
  /** The coupon that it holds until it is paid or cancelled; null without one. */
  readonly coupon: string | null;
  /** By road, as estimated. */
  readonly metres: number;
  readonly minutes: number;
  readonly estimate: Fare;
  /** What it came to; null until the ride ended. */
  readonly fare: Fare | null;
  readonly driver: Driver | null;
  /** Where the driver was when taking the trip. */
  readonly driverFrom: Point | null;
  readonly at: TripTimes;
  /** What the cancelling cost. */
  readonly cancelFee: Tenths;
  /** The cashier's order of what the rider owes; null where nothing is. */
  readonly order: string | null;
  /** What the rider wrote to the driver. */
  readonly note: string;
}

/** Whether the rider still has to pay for the ride, or for having cancelled it late. */
export function isOwed({ state, cancelFee, at }: Trip): boolean {
  return state === 'to-pay' || (state === 'cancelled' && cancelFee > 0 && at.paid === null);
}

/** What the rider still has to pay. */
export function owedFor(trip: Trip): Tenths {
  if (!isOwed(trip)) return tenths(0);
  return trip.state === 'to-pay' ? (trip.fare?.own ?? tenths(0)) : trip.cancelFee;
}
