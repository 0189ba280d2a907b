import type { AccountType } from '@/domain/account';
import { tenths, times, type Tenths } from '@/domain/money';
import { incentive, personal, type Posting } from './ledger';

/** A transfer as the gateways keep it; people by usercode. */
export interface Transfer {
  readonly id: string;
  /** Milliseconds. */
  readonly time: number;
  readonly accountType: AccountType;
  readonly from: string;
  readonly to: readonly string[];
  /** What each recipient gets. */
  readonly money: Tenths;
  readonly text: string;
  readonly tag: string;
  /** The booking that it was paid for, where it was. */
  readonly bookingId?: string;
}

/** What a recipient wrote back. */
export interface Thanks {
  readonly transferId: string;
  readonly usercode: string;
  readonly text: string;
  /** Milliseconds. */
  readonly time: number;
}

/** The one posting behind a transfer: all recipients or none. Title and source depend on who looks, see the bill. */
export function transferPosting(transfer: Transfer): Posting {
  const { id, time, accountType, from, to, money } = transfer;
  const payer = accountType === 0 ? personal(from) : incentive(from);
  return {
    id: `B-${id}`,
    time,
    kind: accountType === 0 ? 'transfer' : 'reward',
    title: '',
    source: '',
    transferId: id,
    legs: [
      { account: payer, delta: tenths(-times(money, to.length)) },
      ...to.map((usercode) => ({ account: personal(usercode), delta: money })),
    ],
  };
}
