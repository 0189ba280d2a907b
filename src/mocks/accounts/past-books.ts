import { tenths, times, type Tenths } from '@/domain/money';
import {
  expirePosting,
  expiringUntil,
  lotsAfter,
  type Leg,
  type Lots,
  type Posting,
} from '@/mocks/core/ledger';
import { transferPosting, type Transfer } from './transfers';

/** The books of the past while it is written: postings, transfers and dated coins, with what two accounts have gained. */
export class PastBooks {
  readonly postings: Posting[] = [];
  readonly transfers: Transfer[] = [];
  lots: Lots = {};
  /** What the personal account gained, in tenths. */
  moved = 0;
  /** What the incentive account gained, in tenths. */
  teamMoved = 0;
  /** The entries of the personal account. */
  count = 0;

  constructor(
    private readonly own: string,
    private readonly team: string,
  ) {}

  /** Writes that dated coins of the personal account have expired; false where none have. */
  expire(time: number): boolean {
    if (expiringUntil(this.lots, this.own, time) === 0) return false;
    const posting = expirePosting(this.lots, this.own, time, this.nextId());
    if (posting !== null) this.add(posting);
    return posting !== null;
  }

  transfer(time: number, from: string, to: readonly string[], money: Tenths, text: string, tag = ''): void {
    const id = `H${String(this.transfers.length + 1).padStart(6, '0')}`;
    const transfer: Transfer = { id, time, accountType: tag === '' ? 0 : 1, from, to, money, text, tag };
    this.transfers.push(transfer);
    this.add(transferPosting(transfer));
  }

  write(
    what: Pick<Posting, 'time' | 'kind' | 'title' | 'source' | 'expiresAt'>,
    from: string,
    to: string,
    amount: number,
  ): void {
    const legs: Leg[] = [
      { account: from, delta: times(tenths(amount), -1) },
      { account: to, delta: tenths(amount) },
    ];
    this.add({ id: this.nextId(), ...what, legs });
  }

  private add(posting: Posting): void {
    this.postings.push(posting);
    this.lots = lotsAfter(this.lots, posting);
    for (const { account, delta } of posting.legs) {
      if (account === this.own) {
        this.moved += delta;
        this.count++;
      }
      if (account === this.team) this.teamMoved += delta;
    }
  }

  private nextId(): string {
    return `P${String(this.postings.length + 1).padStart(6, '0')}`;
  }
}
