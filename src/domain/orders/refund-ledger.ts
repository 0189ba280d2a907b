import { tenths, type Tenths } from '@/domain/money';
import type { RefundParts } from './refund';

const ledgerAccounts = ['coins', 'points', 'card', 'coupon'] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

/** What went out of one account for an order, and what came back to it. */
export interface LedgerRow {
  account: LedgerAccount;
  out: number;
  back: number;
  /** Asked for and on its way. */
  coming: number;
  /** What should be back by now and is not. */
  missing: number;
}

interface RefundedOrder {
  /** Null while nothing was paid. */
  payment: { coins: Tenths; thirdParty: Tenths; points: number } | null;
  hasCoupon: boolean;
  /** Whether everything was asked back. */
  isWhole: boolean;
  refunds: readonly { due: RefundParts; back: RefundParts | null }[];
}

/** The refund ledger of an order: one row for each account that paid a part of it, and the coins that it keeps. */
export function refundLedger({ payment, hasCoupon, isWhole, refunds }: RefundedOrder): {
  rows: LedgerRow[];
  kept: Tenths;
} {
  const outs: Readonly<Record<LedgerAccount, number>> = {
    coins: payment?.coins ?? 0,
    points: payment?.points ?? 0,
    card: payment?.thirdParty ?? 0,
    coupon: hasCoupon ? 1 : 0,
  };
  const rows = ledgerAccounts
    .filter((account) => outs[account] > 0)
    .map((account): LedgerRow => {
      const out = outs[account];
      const back = sumOf(refunds.map((refund) => partOf(refund.back, account)));
      const arrived = refunds.filter((refund) => refund.back !== null);
      const due = sumOf(arrived.map((refund) => partOf(refund.due, account)));
      const coming = sumOf(refunds.map((refund) => partOf(refund.due, account))) - due;
      const missing = isWhole ? out - back - coming : due - back;
      return { account, out, back, coming, missing: Math.max(0, missing) };
    });
  const coins = rows.find(({ account }) => account === 'coins');
  const kept = coins === undefined ? 0 : coins.out - coins.back - coins.coming - coins.missing;
  return { rows, kept: tenths(kept) };
}

function partOf(parts: RefundParts | null, account: LedgerAccount): number {
  if (parts === null) return 0;
  const { coins, points, thirdParty, coupon } = parts;
  return { coins, points, card: thirdParty, coupon: coupon ? 1 : 0 }[account];
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
