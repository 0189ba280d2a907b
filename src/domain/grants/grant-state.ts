/** An activity asks for a budget of a team's account, a grant pays people out of it. */
export const requestKinds = ['activity', 'grant'] as const;
export type RequestKind = (typeof requestKinds)[number];

/**
 * pending: waits for an approver · refused: sent back · withdrawn: taken back · booked: the budget is in the account · scheduled: approved,
 * waits for its day · paying: goes out person by person · stopped: came to a halt half way · partly: some people were not paid · paid.
 */
export const grantStates = [
  'pending',
  'refused',
  'withdrawn',
  'booked',
  'scheduled',
  'paying',
  'stopped',
  'partly',
  'paid',
] as const;
export type GrantState = (typeof grantStates)[number];

/** Who may make a change: the requester, the current approver, or the gateways. */
export type GrantActor = 'owner' | 'approver' | 'gateway';

interface Change {
  by: GrantActor;
  from: readonly GrantState[];
  to: GrantState;
  /** Absent where both kinds have it. */
  kind?: RequestKind;
}

/** Every legal change of an activity or a grant; screens and mock backend read this table. */
const changes = {
  submit: { by: 'owner', from: ['refused', 'withdrawn'], to: 'pending' },
  withdraw: { by: 'owner', from: ['pending', 'scheduled'], to: 'withdrawn' },
  remind: { by: 'owner', from: ['pending'], to: 'pending' },
  /** Approved, and the next one decides. */
  forward: { by: 'approver', from: ['pending'], to: 'pending', kind: 'grant' },
  book: { by: 'approver', from: ['pending'], to: 'booked', kind: 'activity' },
  schedule: { by: 'approver', from: ['pending'], to: 'scheduled', kind: 'grant' },
  refuse: { by: 'approver', from: ['pending'], to: 'refused' },
  handOver: { by: 'approver', from: ['pending'], to: 'pending' },
  start: { by: 'gateway', from: ['scheduled'], to: 'paying', kind: 'grant' },
  stop: { by: 'gateway', from: ['paying'], to: 'stopped', kind: 'grant' },
  resume: { by: 'owner', from: ['stopped', 'partly'], to: 'paying', kind: 'grant' },
  finishPartly: { by: 'gateway', from: ['paying'], to: 'partly', kind: 'grant' },
  finish: { by: 'gateway', from: ['paying'], to: 'paid', kind: 'grant' },
} as const satisfies Readonly<Record<string, Change>>;

export type GrantChange = keyof typeof changes;
export const grantChanges = Object.keys(changes) as readonly GrantChange[];

/** Takes a request's kind and state, a change and who makes it; gives the state afterwards, null where the change is not legal. */
export function grantAfter(
  { kind, state }: { kind: RequestKind; state: GrantState },
  change: GrantChange,
  actor: GrantActor,
): GrantState | null {
  const { by, from, to, kind: only }: Change = changes[change];
  return by === actor && from.includes(state) && (only ?? kind) === kind ? to : null;
}

/** The changes by which an approver says yes. */
export const approvals = ['forward', 'book', 'schedule'] as const satisfies readonly GrantChange[];

/** The changes after which a request is listed as decided by its approver. */
export const decisions: readonly GrantChange[] = [...approvals, 'refuse', 'handOver'];
