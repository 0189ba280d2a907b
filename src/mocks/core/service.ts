import { control } from './control';
import { snapshotVersion } from './parts';
import { handle, resume, type GatewayConfig } from './pipeline';
import {
  play,
  type Final,
  type GatewayRequest,
  type HttpAnswer,
  type Rendering,
  type Ticket,
} from './rendering';
import type { MockState } from './state';
import type { MockStorage } from './storage';
import { freshWorld, isWorldName } from './worlds';

/** The mock backend, however it is reached. */
export interface MockService {
  /** Carries out one call inside one transaction, and says what is to become of it. */
  serve: (request: GatewayRequest) => Promise<Rendering>;
  /** Carries out a call that was put off. */
  resume: (ticket: Ticket) => Promise<Rendering>;
  /** The same as `serve`, with all waiting done. */
  answer: (request: GatewayRequest) => Promise<Final>;
  /** What QA and browser tests ask for, below `/__mock/`. */
  control: (request: ControlRequest) => Promise<HttpAnswer>;
}

interface ControlRequest {
  method: string;
  action: string;
  body: string;
}

interface Parts {
  storage: MockStorage;
  config: GatewayConfig;
  /** The machine's time in milliseconds. */
  real?: () => number;
  sleep?: (ms: number) => Promise<void>;
}

export function mockService({ storage, config, real = Date.now, sleep = realSleep }: Parts): MockService {
  const within = (step: (state: MockState) => [MockState, Rendering]) =>
    storage.update((stored) => step(opened(stored, real())));
  const serve = (request: GatewayRequest) => within((state) => handle(state, request, real(), config));
  const resumed = (ticket: Ticket) => within((state) => resume(state, ticket, real(), config));
  const isHeld = async (held: string) => {
    const state = await storage.read();
    return state?.held.some(({ id }) => id === held) ?? false;
  };
  const hasFailed = async (held: string) => (await storage.read())?.failed.includes(held) ?? false;
  return {
    serve,
    resume: resumed,
    answer: async (request) => play(await serve(request), { resume: resumed, isHeld, hasFailed, sleep }),
    control: (request) => storage.update((stored) => control(opened(stored, real()), request, real())),
  };
}

/** What is stored, or the default world where that is nothing, or of another version. */
function opened(stored: MockState | undefined, real: number): MockState {
  const fits = stored?.version === snapshotVersion && isWorldName(stored.world);
  return fits ? stored : freshWorld('default', real);
}

function realSleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
