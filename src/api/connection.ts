import type { AxiosAdapter } from 'axios';
import type { Failure } from '@/domain/failure';
import type { ServiceType } from '@/domain/session/business-source';
import type { Aes } from './cipher';
import type { Endpoint } from './endpoint';
import type { GatewayName } from './gateways';

/** Session data of a request, read anew for each call. */
export interface RequestContext {
  systemType: string;
  businessSource: string;
  buCode: string;
  channel: string;
  /** Where the session came in, for a call of this service type. */
  entrance: (service: ServiceType) => string;
  tokens: { activity: string; login: string; chat: string };
}

/** Where a failure is shown: in a toast of the app, on the page itself, or nowhere. */
type FailureShown = 'toast' | 'in-place' | 'nowhere';

/** Services of the environment beside the gateways. */
export type ServiceName = 'captcha' | 'deviceId' | 'hrData' | 'files';

/** The connection of the app to its gateways; set once by `app/wiring.ts`, or by a test. */
export interface Connection {
  gateways: Record<GatewayName, { base: string; apiKey: string }>;
  aes: Aes;
  /** Base addresses; absent where no service is used. */
  services?: Record<ServiceName, string>;
  /** Gateways without idempotency keys: their writes are never repeated. */
  keyless: readonly GatewayName[];
  requestContext: () => RequestContext;
  /** Called once for every final failure, also if the caller shows it; never for a cancelled call. */
  onFailure: (failure: Failure, endpoint: Endpoint, shown: FailureShown) => void;
  /** Waits for the log-in key of the session, for calls that carry it while it is not there; rejects where it could not be had. */
  logInKey?: () => Promise<unknown>;
  /** Called where a call has had no answer for a second: the network may be gone. */
  onSilence?: () => void;
  /** Called once for every failure of a service, which its page shows. */
  onServiceFailure?: (failure: Failure) => void;
  /** Gets a new token for an expired one, resolves with whether there is one. Concurrent callers share one renewal. */
  renew?: () => Promise<boolean>;
  /** Tests put their own network here. */
  adapter?: AxiosAdapter;
}

let resolve: (connection: Connection) => void;
let current = new Promise<Connection>((done) => {
  resolve = done;
});

/** Sets the connection. Calls made before wait for it. */
export function connect(connection: Connection): void {
  resolve(connection);
  current = Promise.resolve(connection);
}

/** Resolves with the connection once it is set. */
export function connection(): Promise<Connection> {
  return current;
}

/** Whether a gateway applies an idempotency key at most once and can be asked about it. */
export async function knowsKeys(gateway: GatewayName): Promise<boolean> {
  return !(await current).keyless.includes(gateway);
}
