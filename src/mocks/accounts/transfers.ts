import type { AccountType } from '@/domain/account';
import { sum, tenths, type Tenths } from '@/domain/money';
import { incentive, personal, type Posting } from '@/mocks/core/ledger';

/** A transfer as the gateways keep it; people by usercode. */
export interface Transfer {
  readonly id: string;
  /** Milliseconds. */
  readonly time: number;
  readonly accountType: AccountType;
  readonly from: string;
  readonly to: readonly string[];
  /** What each recipient gets; nothing where each has an amount of their own. */
  readonly money: Tenths;
  /** By usercode, where it is not the same for all. */
  readonly own?: Readonly<Record<string, Tenths>>;
  readonly text: string;
  readonly tag: string;
  /** Its receivers open the text by themselves. */
  readonly sealed?: boolean;
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

/** What one recipient gets. */
export function receivedBy({ money, own }: Pick<Transfer, 'money' | 'own'>, usercode: string): Tenths {
  return own?.[usercode] ?? money;
}

/** What leaves the sender's account in all. */
export function totalOf(transfer: Pick<Transfer, 'to' | 'money' | 'own'>): Tenths {
  return sum(transfer.to.map((usercode) => receivedBy(transfer, usercode)));
}

/** The one posting behind a transfer: all recipients or none. Title and source depend on who looks, see the bill. */
export function transferPosting(transfer: Transfer): Posting {
  const { id, time, accountType, from, to } = transfer;
  const payer = accountType === 0 ? personal(from) : incentive(from);
  return {
    id: `B-${id}`,
    time,
    kind: accountType === 0 ? 'transfer' : 'reward',
    title: '',
    source: '',
    transferId: id,
    legs: [
      { account: payer, delta: tenths(-totalOf(transfer)) },
      ...to.map((usercode) => ({ account: personal(usercode), delta: receivedBy(transfer, usercode) })),
    ],
  };
}
