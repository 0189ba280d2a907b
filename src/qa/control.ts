import type { CallRecord } from '@/mocks/core/calls';
import type { FaultWish } from '@/mocks/core/control';
import type { Fault, Held } from '@/mocks/core/faults';
import type { TillAnswer } from '@/mocks/pay-by-code/payment-codes';
import type { Sent } from '@/mocks/payment-security/sms';

/** What the mock backend tells QA about itself. */
export interface Overview {
  world: string;
  worlds: readonly string[];
  /** Business time and the machine's time, ms. */
  now: number;
  real: number;
  clock: { offsetMs: number; pinned: number | null };
  session: { usercode: string; systemType: 'LONGCOIN' | 'WALLET'; token: string };
  identities: readonly Identity[];
  faults: readonly Fault[];
  held: readonly Held[];
  expiredTokens: readonly string[];
  calls: readonly CallRecord[];
  /** What phones and the public account received, newest first. */
  feed: readonly Sent[];
  /** The newest payment code, whether a till waits for its payer, and what one was told that has just scanned. */
  till: { code: string | null; waits: boolean; answer?: TillAnswer };
  /** When the page got it, by its own clock, ms. */
  takenAt: number;
}

export interface Identity {
  usercode: string;
  name: string;
  department: string;
  jobNumber: string;
  departed: boolean;
  token: string;
}

/** The control calls of the mock backend; the same over HTTP and in the service worker. Throw where nothing answers. */
export const control = {
  state: (): Promise<Overview> => ask('state'),
  reset: (world: string): Promise<Overview> => ask('reset', { world }),
  moveClock: (offsetMs: number): Promise<Overview> => ask('clock', { offsetMs }),
  stopClock: (pinned: number): Promise<Overview> => ask('clock', { pinned }),
  /** All faults of one call anew. */
  setFaultsOf: (call: string, set: readonly FaultWish[]): Promise<Overview> => ask('faults', { call, set }),
  setFaults: (set: readonly FaultWish[]): Promise<Overview> => ask('faults', { set }),
  release: (id: string): Promise<Overview> => ask('faults', { release: id }),
  fail: (id: string): Promise<Overview> => ask('faults', { fail: id }),
  expire: (token: string, valid: boolean): Promise<Overview> => ask('expire', { token, valid }),
  /** A merchant scans a code and asks for `money` tenths. */
  charge: (code: string, merchant: string, money: number): Promise<Overview> =>
    ask('charge', { code, merchant, money }),
  /** The merchant whose till waits gives up. */
  uncharge: (): Promise<Overview> => ask('uncharge', {}),
  /** The whole state as text, and back. */
  export: (): Promise<string> => send('export'),
  import: (state: string): Promise<Overview> => send('import', state).then(read),
};

function ask(action: string, body?: object): Promise<Overview> {
  return send(action, body === undefined ? undefined : JSON.stringify(body)).then(read);
}

function read(text: string): Overview {
  return { ...(JSON.parse(text) as Omit<Overview, 'takenAt'>), takenAt: Date.now() };
}

async function send(action: string, body?: string): Promise<string> {
  const response = await fetch(`${import.meta.env.BASE_URL}__mock/${action}`, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}
