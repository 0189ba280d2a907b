import { tenths, type Tenths } from '@/domain/money';

/** The reason for a refund. */
export const refundReasons = ['unwanted', 'wrong', 'broken', 'late', 'other'] as const;
export type RefundReason = (typeof refundReasons)[number];

/** The longest note to a refund, in characters. */
export const longestRefundNote = 100;

/** Pieces of one line of an order. */
export interface RefundLine {
  variant: string;
  count: number;
}

/** What comes back of a payment, each part to where it came from. */
export interface RefundParts {
  coins: Tenths;
  /** Of the card, in tenths too. */
  thirdParty: Tenths;
  points: number;
  /** What the points stand for. */
  pointsMoney: Tenths;
  /** Whether the coupon comes back. */
  coupon: boolean;
}

/** An order as far as refunds go by it. */
export interface RefundBasis {
  lines: readonly { variant: string; price: Tenths; count: number }[];
  /** What was paid for all: goods and delivery without what the coupon took off. */
  money: Tenths;
  deliveryFee: Tenths;
  hasCoupon: boolean;
  paid: Omit<RefundParts, 'coupon'>;
  /** The refunds that were asked for already, each with what it is to bring. */
  refunds: readonly { lines: readonly RefundLine[]; due: RefundParts }[];
}

/** The lines of an order with the pieces for which no refund is requested. */
export function linesLeft({ lines, refunds }: Pick<RefundBasis, 'lines' | 'refunds'>): RefundLine[] {
  return lines.flatMap(({ variant, count }) => {
    const left =
      count -
      piecesIn(
        refunds.flatMap((refund) => refund.lines),
        variant,
      );
    return left > 0 ? [{ variant, count: left }] : [];
  });
}

/** Whether nothing of an order is left after a refund of these pieces; one without pieces is of everything. */
export function isWholeRefund(
  basis: Pick<RefundBasis, 'lines' | 'refunds'>,
  wanted: readonly RefundLine[],
): boolean {
  return (
    wanted.length === 0 || linesLeft(basis).every(({ variant, count }) => piecesIn(wanted, variant) >= count)
  );
}

/** Whether these pieces are all still the buyer's. */
export function areLeft(
  basis: Pick<RefundBasis, 'lines' | 'refunds'>,
  wanted: readonly RefundLine[],
): boolean {
  const left = linesLeft(basis);
  return wanted.every(({ variant }) => piecesIn(wanted, variant) <= piecesIn(left, variant));
}

/**
 * What comes back for some pieces of an order. Single pieces bring their share of what the goods cost after the coupon, in coins, points
 * and card money as the order was paid. Delivery fee, coupon and everything that rounding left come back with the last piece, so that all
 * refunds together are exactly what was paid.
 */
export function refundParts(basis: RefundBasis, wanted: readonly RefundLine[]): RefundParts {
  const left = paymentLeft(basis);
  if (isWholeRefund(basis, wanted)) return { ...left, coupon: basis.hasCoupon };
  const all = worth(basis, basis.lines);
  const before = worth(
    basis,
    basis.refunds.flatMap(({ lines }) => lines),
  );
  const goods = basis.money - basis.deliveryFee;
  const shareOf = (value: number) => Math.floor((goods * value) / all);
  const money = shareOf(before + worth(basis, wanted)) - shareOf(before);
  const total = left.coins + left.thirdParty + left.pointsMoney;
  // One cut after the other along the sum, so that no part is more than is left of it and the parts add up.
  const firstCut = total === 0 ? 0 : Math.floor((money * left.pointsMoney) / total);
  const secondCut = total === 0 ? 0 : Math.floor((money * (left.pointsMoney + left.thirdParty)) / total);
  const points = left.pointsMoney === 0 ? 0 : Math.floor((left.points * firstCut) / left.pointsMoney);
  return {
    coins: tenths(money - secondCut),
    thirdParty: tenths(secondCut - firstCut),
    points,
    pointsMoney: tenths(firstCut),
    coupon: false,
  };
}

/** How many coins of a refund have expired and are lost on arrival. What was spent last comes back first, and what expires soonest was spent first. */
export function expiredIn(
  { returns, lapsed: expired }: { returns: Pick<RefundParts, 'coins'>; lapsed: Tenths },
  { coins }: Pick<RefundParts, 'coins'>,
): Tenths {
  return tenths(Math.max(0, expired - (returns.coins - coins)));
}

function paymentLeft({ paid, refunds }: RefundBasis): Omit<RefundParts, 'coupon'> {
  const left = (part: 'coins' | 'thirdParty' | 'pointsMoney' | 'points') =>
    paid[part] - refunds.reduce((total, { due }) => total + due[part], 0);
  return {
    coins: tenths(left('coins')),
    thirdParty: tenths(left('thirdParty')),
    points: left('points'),
    pointsMoney: tenths(left('pointsMoney')),
  };
}

function worth({ lines }: RefundBasis, pieces: readonly RefundLine[]): number {
  return lines.reduce((total, { variant, price }) => total + price * piecesIn(pieces, variant), 0);
}

function piecesIn(pieces: readonly RefundLine[], variant: string): number {
  return pieces.reduce((total, each) => total + (each.variant === variant ? each.count : 0), 0);
}
