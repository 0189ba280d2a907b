import type { CallRecord } from '@/mocks/calls';
import type { FaultWish } from '@/mocks/control';
import type { Fault, Held } from '@/mocks/faults';

/** What the mocked gateways tell QA about themselves. */
export interface Overview {
  world: string;
  worlds: readonly string[];
  /** Business time, ms. */
  now: number;
  clock: { offsetMs: number; pinned: number | null };
  session: { usercode: string; systemType: 'LONGCOIN' | 'WALLET'; token: string };
  identities: readonly Identity[];
  faults: readonly Fault[];
  held: readonly Held[];
  calls: readonly CallRecord[];
}

interface Identity {
  usercode: string;
  name: string;
  department: string;
  jobNumber: string;
  departed: boolean;
  token: string;
}

/** The control calls of the mocked gateways; the same over HTTP and in the service worker. Throw where nothing answers. */
export const control = {
  state: (): Promise<Overview> => ask('state'),
  reset: (world: string): Promise<Overview> => ask('reset', { world }),
  moveClock: (offsetMs: number): Promise<Overview> => ask('clock', { offsetMs }),
  addFault: (add: FaultWish): Promise<Overview> => ask('faults', { add }),
  clearFaults: (): Promise<Overview> => ask('faults', { clear: true }),
  release: (): Promise<Overview> => ask('faults', { release: true }),
  expire: (token: string): Promise<Overview> => ask('expire', { token }),
};

async function ask(action: string, body?: object): Promise<Overview> {
  const response = await fetch(`${import.meta.env.BASE_URL}__mock/${action}`, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Overview;
}
