import type { PaymentProgressMessages } from './sentences';

/** What the sentences about one kind of payment differ by. */
interface PaymentWords {
  /** Such as “exchange”. */
  verb: string;
  /** While it is being done, such as “Exchanging”. */
  doing: string;
  /** Once it is done, such as “exchanged”. */
  done: string;
  /** One of it, such as “exchange”. */
  one: string;
  /** Where its result appears. */
  where: string;
}

export const illegal = 'Input data is illegal!';

export const short = (missing: string) => `Not enough coins, ${missing} short`;

export const unfinishedOf = (one: string) => `One ${one} has no result yet`;

/** The sentences about a payment that is sent, not answered yet, refused or never sent. */
export const paymentProgress = ({
  verb,
  doing,
  done,
  one,
  where,
}: PaymentWords): PaymentProgressMessages => ({
  otherOpen: `The last ${one} has no result yet; please wait for it`,
  unfinished: unfinishedOf(one),
  sending: doing,
  checking: `Still being checked; the result will be ${where}. Don’t ${verb} again yet.`,
  payRefused: `Not ${done}, no coins moved`,
  payNotSent: `Not ${done}, no coins moved; you can try again`,
});

/** The same about the payment of an order or of a merchant. */
export const paying = paymentProgress({
  verb: 'pay',
  doing: 'Paying',
  done: 'paid',
  one: 'payment',
  where: 'here and in the bill',
});
