import type { Moment } from './moment';

/** What something that is under way waits for, and whether that is the person's to do. */
const steps = {
  // Orders
  pay: { isYours: true },
  payRest: { isYours: true },
  confirmPayment: { isYours: false },
  ship: { isYours: false },
  handOver: { isYours: false },
  credit: { isYours: false },
  parcel: { isYours: false },
  confirmReceipt: { isYours: true },
  answerRefund: { isYours: false },
  refund: { isYours: false },
  giveItem: { isYours: true },
  buyerReceipt: { isYours: false },
  answerBuyer: { isYours: true },
  // Activities and grants
  approve: { isYours: false },
  decide: { isYours: true },
  resubmit: { isYours: true },
  payDay: { isYours: false },
  payOut: { isYours: false },
  goOn: { isYours: true },
  // Prizes
  claim: { isYours: true },
  prize: { isYours: false },
} as const satisfies Readonly<Record<string, { isYours: boolean }>>;

export type PendingStep = keyof typeof steps;

/** Who has something that is under way, since when, and until when. */
export interface Pending {
  step: PendingStep;
  /** The person who has it, where the gateway names one; empty else. */
  name: string;
  /** Null where the gateway does not tell. */
  since: Moment | null;
  /** Null where nothing sets a time. */
  until: Moment | null;
}

/** Something under way that waits for a step. */
export function waitsFor(step: PendingStep, rest: Partial<Omit<Pending, 'step'>> = {}): Pending {
  return { step, name: '', since: null, until: null, ...rest };
}

/** Whether the person has it. */
export function isYours({ step }: Pick<Pending, 'step'>): boolean {
  return steps[step].isYours;
}

/** The whole days and the hours of a time to come, ms; null where not even a day is left, so that the moment itself says enough. */
export function daysAhead(ms: number): { days: number; hours: number } | null {
  const hours = Math.floor(ms / 3_600_000);
  return hours < 24 ? null : { days: Math.floor(hours / 24), hours: hours % 24 };
}
