import { nativeInfoTimeout } from '@/domain/constants';
import { isNative, type HostName } from './host';

/** What a page was opened with; empty text means “not given”. */
interface Credentials {
  token: string;
  bToken: string;
  disposableKey: string;
}

/** All that decides how the app starts. */
export interface Opening {
  given: Credentials;
  /** The session record as it was before. */
  stored: Credentials;
  host: HostName;
  /** Of the page that was asked for, without its query. */
  path: string;
}

/** One step of the start, in the order in which it is carried out. */
export type StartupStep =
  /** Sessions of the super app are WALLET sessions of source 122. */
  | { kind: 'super-app-session' }
  | { kind: 'check-binding'; bToken: string }
  | { kind: 'exchange-key'; key: string }
  | { kind: 'channel-session' }
  | { kind: 'take-token'; token: string }
  /** Finds out whose wallet the token opens before it replaces a live session. */
  | { kind: 'ask-whose'; token: string }
  /** `limit` in milliseconds: then on with what there is. */
  | { kind: 'native-user'; limit: number }
  /** The page is shown; the following steps run in the background. */
  | { kind: 'start' }
  | { kind: 'city-info' }
  | { kind: 'log-in-key' }
  /** Hosts that are not asked for the person store the member id some time later. */
  | { kind: 'member-id' };

/**
 * The start-up order, as a list of steps: binding check, key exchange, channel app, token, native user information; none
 * of them, and the app starts with what it has. A binding token or key that was used before is not used again.
 */
export function startupPlan({ given, stored, host, path }: Opening): StartupStep[] {
  return [
    ...(host === 'super-app' ? [{ kind: 'super-app-session' } as const] : []),
    ...identitySteps(given, stored, host, path),
    { kind: 'start' },
    ...(isNative(host) ? [{ kind: 'city-info' } as const] : []),
    { kind: 'log-in-key' },
    ...(host === 'super-app' || host === 'maia' ? [] : [{ kind: 'member-id' } as const]),
  ];
}

function identitySteps(given: Credentials, stored: Credentials, host: HostName, path: string): StartupStep[] {
  const { token, bToken, disposableKey } = given;
  if (bToken !== '') return bToken === stored.bToken ? [] : [{ kind: 'check-binding', bToken }];
  if (disposableKey !== '') {
    return disposableKey === stored.disposableKey ? [] : [{ kind: 'exchange-key', key: disposableKey }];
  }
  if (host === 'channel-app' && path !== '/settingAuth2') return [{ kind: 'channel-session' }];
  if (token !== '') {
    if (token === stored.token) return [];
    return [{ kind: stored.token === '' ? 'take-token' : 'ask-whose', token }];
  }
  if (host === 'super-app') return [{ kind: 'native-user', limit: nativeInfoTimeout.superApp }];
  if (host === 'maia') return [{ kind: 'native-user', limit: nativeInfoTimeout.maia }];
  return [];
}
