import type { BodyOf, DataOf, Endpoint } from '@/api/endpoint';
import { checkPassword } from '@/api/endpoints/wallet-user';
import type { CashierOrder } from '@/mocks/cashier/cashier-order';
import type { FaultKind } from '@/mocks/core/faults';
import type { Ticket } from '@/mocks/core/rendering';
import { mockService } from '@/mocks/core/service';
import { settled } from '@/mocks/core/settled';
import type { MockState } from '@/mocks/core/state';
import { memoryStorage } from '@/mocks/core/storage';
import { usualPassword } from '@/mocks/payment-security/security';
import { config } from '../../support/gateways/mock-gateways';
import { beginning, firstMoment } from './beginning';
import { Books } from './books';
import { changedParts } from './changed-parts';
import { send, type Outcome } from './client';
import type { MoneyCall, Pays } from './operation';
import { expectAllowed } from './rules/allowed';
import { Spending } from './spending';

/** What the payer types before a call. */
export type Proof = 'none' | 'password' | 'wrong';

/** What happens to a call on its way. */
export const mishaps = ['lost before', 'lost after', 'twice', 'late'] as const;
export type Mishap = (typeof mishaps)[number];

const faults: Readonly<Record<Mishap, readonly [FaultKind, 'before' | 'after']>> = {
  'lost before': ['drop', 'before'],
  'lost after': ['drop', 'after'],
  twice: ['duplicate', 'before'],
  late: ['hold', 'before'],
};

/** A password allows a call for so long, ms. */
const allowedFor = 300_000;
/** Codes of refusals for want of a password. */
const wantsProof: readonly string[] = ['5111', '5220'];

interface Attempt {
  readonly moneyCall: MoneyCall;
  readonly key: string;
  /** Until when a password allows it, ms; 0 where none does. */
  readonly provenUntil: number;
}

export type End = 'done' | 'refused' | 'under way';

/** One world with people in it who do something with money, one call after the other. */
export class Walk {
  now = firstMoment;
  state: MockState = beginning;
  readonly books = new Books();
  readonly spending = new Spending();
  /** Points that people were given by pop-ups. */
  readonly pointsGiven = new Map<string, number>();
  /** How often each call was carried out. */
  readonly times = new Map<string, number>();
  private calls = 0;
  private pending: (Attempt & { name: string; ticket: Ticket }) | null = null;
  private readonly storage = memoryStorage(beginning);
  private readonly service = mockService({ storage: this.storage, config, real: () => this.now });

  /** Reads something as the app does. */
  async read<E extends Endpoint>(as: string, endpoint: E, body: BodyOf<E>): Promise<DataOf<E>> {
    const outcome = await this.send(as, endpoint, body);
    if (outcome.kind !== 'done') throw new Error(`${endpoint.name} of ${as} is not answered`);
    return outcome.data;
  }

  /** Changes what the gateways keep; no call of the app does it. */
  async change(change: (state: MockState) => MockState): Promise<void> {
    await this.storage.update((state) => [change(state ?? beginning), undefined]);
    await this.look();
  }

  /** Lets time pass, ms, until everything has happened that is due by then; a call that is under way arrives. */
  async pass(ms: number): Promise<void> {
    this.now += ms;
    await this.settle();
    if (this.pending !== null) await this.arrive(this.pending);
  }

  private settle(): Promise<void> {
    return this.change((state) => settled(state, this.now));
  }

  /** Lets something go wrong with the next call of this name. */
  setFault(call: string, kind: FaultKind, when: 'before' | 'after' = 'before'): Promise<void> {
    const fault = { id: 'F', call, kind, when, times: 1, rolls: 0 } as const;
    return this.change((state) => ({ ...state, faults: [...state.faults, fault] }));
  }

  /** Carries out a call as its page does: with a key, a password, and once more where the answer was lost. */
  async perform(name: string, moneyCall: MoneyCall, proof: Proof, mishap: Mishap | null): Promise<End> {
    const attempt = await this.proven(moneyCall, proof);
    const before = this.state;
    // A call under way keeps everything else of its person waiting, so there is one at a time.
    const fault = mishap === 'late' && this.pending !== null ? null : mishap;
    if (fault !== null) await this.setFault(moneyCall.endpoint.name, ...faults[fault]);
    const first = await this.try(attempt);
    if (first.kind === 'lost' && first.ticket !== null) {
      this.pending = { ...attempt, name, ticket: first.ticket };
      return 'under way';
    }
    const outcome = first.kind === 'lost' ? await this.tryAgain(attempt, before, fault) : first;
    if (outcome.kind === 'done') return this.done(name, attempt);
    if (outcome.kind === 'lost') throw new Error(`${moneyCall.endpoint.name} is lost twice`);
    this.expectSame(before, `${moneyCall.endpoint.name} was refused with ${outcome.code}`);
    const asksPassword = wantsProof.includes(outcome.code) && proof === 'none';
    return asksPassword ? this.perform(name, moneyCall, 'password', null) : 'refused';
  }

  /** Notes that a call was carried out. */
  count(name: string): void {
    this.times.set(name, (this.times.get(name) ?? 0) + 1);
  }

  /** Orders of those who act. */
  orders(chosen: (order: CashierOrder) => boolean): readonly CashierOrder[] {
    return this.state.orders.filter(chosen);
  }

  /** Notes a payment that was made without a call of the app. */
  notePayment(usercode: string, pays: Pays): void {
    expectAllowed(this, usercode, pays, true);
    this.spending.note(this.state, usercode, pays, true, this.now);
  }

  private async proven(moneyCall: MoneyCall, proof: Proof): Promise<Attempt> {
    const key = this.nextKey();
    if (proof === 'none') return { moneyCall, key, provenUntil: 0 };
    const password = proof === 'wrong' ? '111222' : usualPassword;
    const outcome = await this.send(moneyCall.as, checkPassword, { password, allows: key }, this.nextKey());
    const isRight = outcome.kind === 'done' && outcome.data.result === 'right';
    return { moneyCall, key, provenUntil: isRight ? this.now + allowedFor : 0 };
  }

  private async tryAgain(
    attempt: Attempt,
    before: MockState,
    fault: Mishap | null,
  ): Promise<Outcome<unknown>> {
    // What the first try has begun may be due at once.
    await this.settle();
    const meanwhile = this.state;
    if (fault === 'lost before')
      this.expectSame(before, 'a call that was never carried out changed something');
    const outcome = await this.try(attempt);
    if (fault === 'lost after')
      this.expectSame(meanwhile, `${attempt.moneyCall.endpoint.name} was done twice`);
    return outcome;
  }

  /** What was held up arrives, and the app that asks again learns its outcome. */
  private async arrive({
    name,
    ticket,
    ...attempt
  }: Attempt & { name: string; ticket: Ticket }): Promise<void> {
    this.pending = null;
    await this.service.resume(ticket);
    await this.look();
    const outcome = await this.try(attempt);
    if (outcome.kind === 'done') this.done(name, attempt);
  }

  private done(name: string, { moneyCall, provenUntil }: Attempt): 'done' {
    const { as, pays, points = 0 } = moneyCall;
    const isFree = this.now >= provenUntil;
    if (pays !== undefined) {
      expectAllowed(this, as, pays, isFree);
      this.spending.note(this.state, as, pays, isFree, this.now);
    }
    this.pointsGiven.set(as, (this.pointsGiven.get(as) ?? 0) + points);
    this.count(name);
    return 'done';
  }

  private try({ moneyCall, key }: Attempt): Promise<Outcome<unknown>> {
    return this.send(moneyCall.as, moneyCall.endpoint, moneyCall.body, key);
  }

  private async send<E extends Endpoint>(as: string, endpoint: E, body: BodyOf<E>, key?: string) {
    const outcome = await send(this.service, as, endpoint, body, key);
    await this.look();
    return outcome;
  }

  private async look(): Promise<void> {
    this.state = (await this.storage.read()) ?? beginning;
    this.books.take(this.state.ledger.postings);
    this.spending.noteRuns(this.state);
  }

  private expectSame(before: MockState, what: string): void {
    const changed = changedParts(before, this.state);
    if (changed.length > 0) throw new Error(`${what}, and yet changed: ${changed.join(', ')}`);
  }

  private nextKey(): string {
    this.calls += 1;
    return `key-${this.calls}`;
  }
}
