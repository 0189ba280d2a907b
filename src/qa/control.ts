import type { CallRecord } from '@/mocks/core/calls';
import type { FaultRequest } from '@/mocks/core/control';
import type { Fault, Held } from '@/mocks/core/faults';
import type { TillAnswer } from '@/mocks/pay-by-code/payment-codes';
import type { Sent } from '@/mocks/payment-security/sms';

/** The state of the mock backend. */
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
  /** The SMS and the notices of the public account, newest first. */
  feed: readonly Sent[];
  /** The newest payment code, whether a till waits for its payer, and the result of the last scan. */
  till: { code: string | null; waits: boolean; answer?: TillAnswer };
  /** When the page received it, by the phone's clock, ms. */
  takenAt: number;
}

export interface Identity {
  usercode: string;
  name: string;
  department: string;
  jobNumber: string;
  mobile: string;
  departed: boolean;
  token: string;
}

/** The control calls of the mock backend, the same over HTTP and in the service worker. They reject where the backend is missing. */
export const control = {
  state: (): Promise<Overview> => callControl('state'),
  reset: (world: string): Promise<Overview> => callControl('reset', { world }),
  moveClock: (offsetMs: number): Promise<Overview> => callControl('clock', { offsetMs }),
  stopClock: (pinned: number): Promise<Overview> => callControl('clock', { pinned }),
  /** Replaces all faults of one call. */
  setFaultsOf: (call: string, set: readonly FaultRequest[]): Promise<Overview> =>
    callControl('faults', { call, set }),
  setFaults: (set: readonly FaultRequest[]): Promise<Overview> => callControl('faults', { set }),
  release: (id: string): Promise<Overview> => callControl('faults', { release: id }),
  fail: (id: string): Promise<Overview> => callControl('faults', { fail: id }),
  expire: (token: string, valid: boolean): Promise<Overview> => callControl('expire', { token, valid }),
  /** A merchant scans a code and charges `money` tenths. */
  charge: (code: string, merchant: string, money: number): Promise<Overview> =>
    callControl('charge', { code, merchant, money }),
  /** The third party answers about its part of the newest order. */
  answerThirdParty: (result: string): Promise<Overview> => callControl('third-party', { result }),
  /** The merchant whose till waits cancels the order. */
  uncharge: (): Promise<Overview> => callControl('uncharge', {}),
  /** Returns the whole state as text. */
  export: (): Promise<string> => send('export'),
  import: (state: string): Promise<Overview> => send('import', state).then(parseOverview),
};

function callControl(action: string, body?: object): Promise<Overview> {
  return send(action, body === undefined ? undefined : JSON.stringify(body)).then(parseOverview);
}

function parseOverview(text: string): Overview {
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
