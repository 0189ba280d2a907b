import type { PaymentPhase } from '@/domain/payment/payment-attempt';
import { person } from '@/mocks/core/people';
import { dice } from '@/mocks/core/random';
import { mockService, type MockService } from '@/mocks/core/service';
import type { MockState } from '@/mocks/core/state';
import { memoryStorage } from '@/mocks/core/storage';
import { freshWorld } from '@/mocks/core/worlds';
import { mockConnection } from '../support/gateways/mock-connection';
import { config, me, pinned } from '../support/gateways/mock-gateways';
import { TabNetwork, type Traffic } from '../support/gateways/tab-network';
import { Browser, Tab } from '../support/gateways/tabs';
import { VirtualTime } from '../support/gateways/virtual-time';
import type { Act, Plan, PlannedPayment } from './transfer-plans';

/** What a tab showed of one payment. */
interface Shown {
  key: string;
  phase: PaymentPhase;
  id: string | null;
  /** The content to be sent. */
  text: string;
}

export interface Outcome {
  /** The outcome long after the last tab was closed. */
  state: MockState;
  service: MockService;
  /** In the order in which the tabs showed it. */
  shown: readonly Shown[];
  traffic: readonly Traffic[];
}

type Client = Tab['client'];

/** The screens' operations for one kind of payment. */
export interface PaymentActions {
  /** The name under which the payments of `me` are stored. */
  holder: string;
  /** Fills in what to send. */
  write: (client: Client, planned: PlannedPayment, number: number) => void;
  /** Opens the confirm sheet for the draft, if there is one. */
  form: (client: Client) => void;
  pay: (client: Client) => unknown;
  resume: (client: Client) => unknown;
  /** Clears the draft after its result was seen. */
  seen: () => void;
  /** Finds the planned payment of a content. */
  markOf: (content: unknown) => string;
}

const transfers: PaymentActions = {
  holder: me,
  write: (client, { to, money }, number) => {
    client.recipientsChosen(to.map((index) => person(index)));
    client.ownAmountsChosen(typeof money !== 'number');
    if (typeof money === 'number') client.moneyTyped(coins(money));
    else
      for (const [recipientIndex, index] of to.entries())
        client.ownMoneyTyped(person(index).usercode, coins(money[recipientIndex] ?? 0));
    client.blessingTyped(`第 ${number} 份`);
  },
  form: (client) => {
    const draft = client.useTransferDraft.getState();
    if (client.checkDraft(draft, null).length === 0) client.openConfirmation(draft, me);
  },
  pay: (client) => client.transferPayment.send(me),
  resume: (client) => client.transferPayment.resume(me),
  seen: () => undefined,
  markOf: (content) =>
    typeof content === 'object' && content !== null && 'text' in content ? String(content.text) : '',
};

/** Created once, because each run starts from the same snapshot, which nothing mutates. */
const world = freshWorld('default', pinned);
/** The longest delay of a storage event in ms (EVENTS; 30 is a busy phone, 1 is at once). */
const maxEventDelay = Number(process.env['EVENTS'] ?? 30);
const longestConflict = 800_000;
const longestEcho = 700_000;
/** The interval at which the screens offer to resume a payment, ms. */
const takeOverEvery = 3_000;

/** Carries out one plan from the first tap until long after its last effect. */
export async function carryOut(plan: Plan, actions = transfers): Promise<Outcome> {
  const run = new Run(plan, actions);
  await run.go();
  return run.outcome();
}

class Run {
  private readonly time = new VirtualTime(pinned);
  private readonly storage = memoryStorage(world);
  private readonly service = mockService({
    storage: this.storage,
    config,
    real: () => this.time.now,
    sleep: (ms) => this.time.sleep(ms),
  });
  private readonly dice;
  private readonly network;
  private readonly browser;
  private readonly tabs: [Tab, Tab | null];
  private readonly shown: Shown[] = [];

  constructor(
    private readonly plan: Plan,
    private readonly actions: PaymentActions,
  ) {
    this.dice = dice(plan.draw);
    const latency = () => this.dice.below(this.dice.below(4) === 0 ? 2_000 : 60);
    this.network = new TabNetwork(this.time, this.service, this.storage, latency);
    this.browser = new Browser(this.time, this.dice.below, () => this.dice.below(maxEventDelay));
    this.tabs = [this.open(), null];
  }

  async go(): Promise<void> {
    const { faults, release, payments } = this.plan;
    await this.service.control({ method: 'POST', action: 'faults', body: JSON.stringify({ add: faults }) });
    this.time.ring(() => this.network.release(), release);
    let at = 0;
    for (const [number, planned] of payments.entries()) {
      at += planned.after;
      this.time.ring(() => this.actions.write(this.tab(0).client, planned, number), at);
      for (const act of planned.acts) {
        at += act.after;
        this.time.ring(() => this.perform(act), at);
      }
    }
    await this.time.passUntil(pinned + at);
    await this.time.passUntil(pinned + at + longestConflict, () => this.isQuiet());
  }

  async outcome(): Promise<Outcome> {
    for (const tab of this.browser.tabs) tab.kill();
    this.network.release();
    await this.time.passUntil(this.time.now + longestEcho);
    const state = await this.storage.read();
    if (state === undefined) throw new Error('nothing is stored');
    return { state, service: this.service, shown: this.shown, traffic: this.network.traffic };
  }

  private isQuiet(): boolean {
    return [...this.browser.tabs].every(({ client }) => {
      const attempt = this.attemptIn(client);
      return attempt === null || !client.isOpen(attempt);
    });
  }

  private attemptIn(client: Client) {
    return client.attemptOf(client.usePaymentAttempts.getState(), this.actions.holder);
  }

  private tab(number: 0 | 1): Tab {
    const tab = this.tabs[number] ?? this.open();
    this.tabs[number] = tab;
    return tab;
  }

  private open(): Tab {
    const tab = new Tab(this.browser);
    tab.client.connect(mockConnection(this.network.adapterFor(tab), () => me));
    const nothing = { username: '', userId: '', jobCode: '', mobile: '', email: '', avatar: '' };
    tab.client.userIdentified({ ...nothing, usercode: me });
    this.watch(tab);
    return tab;
  }

  /**
   * Does what the screens do: queries an open transfer, clears the draft of a finished one, marks results as seen.
   */
  private watch(tab: Tab): void {
    const { client } = tab;
    let watching: number | null = null;
    let before: Shown | null = null;
    const updateScreens = () => {
      const attempt = this.attemptIn(client);
      if (attempt === null) {
        before = null;
      } else {
        const { intent, phase, id } = attempt;
        const text = this.actions.markOf(intent.content);
        if (before?.key !== intent.key || before.phase !== phase) {
          before = { key: intent.key, phase, id, text };
          this.shown.push(before);
        }
        if (phase === 'done') this.actions.seen();
        if (phase === 'done') this.time.ring(() => client.paymentCleared(intent.key), 16, tab);
      }
      const open = attempt !== null && client.isOpen(attempt);
      if (open && watching === null) {
        const resume = () => void this.actions.resume(client);
        this.time.ring(resume, 0, tab);
        watching = this.time.ring(resume, takeOverEvery, tab, takeOverEvery);
      }
      if (!open && watching !== null) {
        this.time.stop(watching);
        watching = null;
      }
      if (!open) this.time.ring(() => void this.actions.resume(client), 0, tab);
    };
    client.usePaymentAttempts.subscribe(updateScreens);
    updateScreens();
  }

  private perform({ tab: number, operation }: Act): void {
    if (operation === 'kill' || operation === 'reload') {
      const tab = this.tab(number);
      if (operation === 'kill') tab.kill();
      else tab.leave();
      this.tabs[number] = this.open();
      return;
    }
    const { client } = this.tab(number);
    if (operation === 'send' || operation === 'open') this.actions.form(client);
    if (operation === 'open') return;
    // The button exists in these phases alone, and may be tapped several times before it disappears.
    const phase = this.attemptIn(client)?.phase;
    if (phase !== 'ready' && phase !== 'not-sent') return;
    for (let taps = operation === 'taps' ? 3 : 1; taps > 0; taps -= 1) void this.actions.pay(client);
  }
}

function coins(tenths: number): string {
  return `${Math.floor(tenths / 10)}.${tenths % 10}`;
}
