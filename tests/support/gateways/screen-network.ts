import axios, { AxiosError, CanceledError } from 'axios';
import type { GatewayName } from '@/api/gateways';
import { environment } from '@/app/environment';
import type { FaultRequest } from '@/mocks/core/control';
import type { WorldName } from '@/mocks/core/mock-world';
import { mockService, type MockService } from '@/mocks/core/service';
import type { MockState } from '@/mocks/core/state';
import { memoryStorage } from '@/mocks/core/storage';
import { freshWorld } from '@/mocks/core/worlds';
import { requestOf, responseOf } from './axios-messages';

const bases = Object.fromEntries(
  Object.entries(environment.gateways).map(([name, { base }]) => [name, base]),
) as Record<GatewayName, string>;

/** One request that the app sent. */
export interface Sent {
  call: string;
  key: string | null;
  at: number;
}

let storage = memoryStorage();
let service: MockService;
let sent: Sent[] = [];
let ending = new AbortController();

/** Ends the mock backend: what it has not answered, and whatever is asked later, ends as cancelled, which nothing sends again. */
export function endWorld(): void {
  ending.abort();
}

/** Starts the mock backend in memory, with an empty record of requests; the one before it ends. */
export function startWorld(world: WorldName = 'default'): void {
  endWorld();
  ending = new AbortController();
  storage = memoryStorage(freshWorld(world, Date.now()));
  service = mockService({ storage, config: { bases, services: environment.services, aes: environment.aes } });
  sent = [];
}

/** The recorded requests, of one call or of all, in order. */
export function sentCalls(call?: string): readonly Sent[] {
  return sent.filter((each) => call === undefined || each.call === call);
}

/** Adds faults. */
export async function fault(...add: FaultRequest[]): Promise<void> {
  await control('faults', { add });
}

/** Clears all faults. */
export async function clearFaults(): Promise<void> {
  await control('faults', { clear: true });
}

/** The state of the gateways, for checks behind the screens. */
export async function gatewayState(): Promise<MockState> {
  const state = await storage.read();
  if (state === undefined) throw new Error('no world was started');
  return state;
}

export const transfers = async () => (await gatewayState()).transfers;
export const bookings = async () => (await gatewayState()).bookings;

/** Changes the state of the gateways directly. */
export async function changeWorld(change: (state: MockState) => MockState): Promise<void> {
  const state = await gatewayState();
  await storage.update(() => [change(state), undefined]);
}

/** The newest payment code that was issued. */
export async function newestPaymentCode(): Promise<string> {
  const { issued } = (await gatewayState()).paymentCodes;
  return issued[issued.length - 1]?.code ?? '';
}

/**
 * Lets the cashier terminal of 云杉咖啡 scan a code, by default the newest one, and request an amount in tenths;
 * returns its answer.
 */
export async function charge(money: number, code?: string): Promise<unknown> {
  const scanned = code ?? (await newestPaymentCode());
  const said = await control('charge', { code: scanned, merchant: '云杉咖啡', money });
  return (JSON.parse(said) as { till: { answer: unknown } }).till.answer;
}

/** Lets the cashier terminal that waits for its payer cancel. */
export async function cancelCharge(): Promise<void> {
  await control('uncharge', {});
}

/** Moves the gateways' clock by this many ms. */
export async function moveClock(offsetMs: number): Promise<void> {
  await control('clock', { offsetMs });
}

/** Answers the requests of the QA console, as the server of the mock backend does; any other file of the app's origin is empty. */
export async function answerConsole(
  asked: string | URL | Request,
  { method = 'GET', body }: RequestInit = {},
): Promise<Response> {
  const address = asked instanceof Request ? asked.url : asked.toString();
  const action = /__mock\/(.*)$/.exec(address)?.[1];
  if (action === undefined) return new Response(null, { status: 200 });
  const said = await service.control({ method, action, body: typeof body === 'string' ? body : '' });
  return new Response(said.body, { status: said.status });
}

async function control(action: string, body: object): Promise<string> {
  const said = await service.control({ method: 'POST', action, body: JSON.stringify(body) });
  if (said.status !== 200) throw new Error(said.body);
  return said.body;
}

axios.defaults.adapter = (config) =>
  new Promise((resolve, reject) => {
    const stop = () => reject(new CanceledError('stopped'));
    for (const signal of [config.signal, ending.signal]) {
      if (signal?.aborted === true) return stop();
      signal?.addEventListener?.('abort', stop);
    }
    const late = () => reject(new AxiosError('too late', AxiosError.ETIMEDOUT, config));
    const limit = setTimeout(late, config.timeout);
    const key: unknown = config.headers.get('Idempotency-Key');
    const request = requestOf(config);
    const { path } = request;
    sent.push({
      call: path.slice(path.lastIndexOf('/') + 1),
      key: typeof key === 'string' ? key : null,
      at: Date.now(),
    });
    void service.answer(request).then((final) => {
      if (final.kind === 'hang') return;
      clearTimeout(limit);
      if (final.kind === 'drop') return reject(new AxiosError('cut', AxiosError.ERR_NETWORK, config));
      const response = responseOf(final, config);
      if (response.status < 400) resolve(response);
      else reject(new AxiosError('refused', AxiosError.ERR_BAD_RESPONSE, config, undefined, response));
    });
  });
