import type { SystemType } from '@/domain/account';
import { defaultBusinessSource, defaultSystemType } from '@/domain/constants';
import { persisted, restoreFlat } from './slice';

/** The session record. Empty text means “not given”. */
export interface Session {
  token: string;
  buCode: string;
  channel: string;
  sysType: SystemType;
  businessSource: string;
  longminId: string;
  onceKey: string;
  disposableKey: string;
  bToken: string;
  uniqueKey: string;
  lxToken: string;
  lbReturnUrl: string;
  routerType: string;
  preview: boolean;
  showHeader: boolean;
  /** Merged in from the host app. */
  cityCode: string;
  cityName: string;
  /** The login key that token → key returned. */
  loginToken: string;
}

const initial: Session = {
  token: '',
  buCode: '',
  channel: '',
  sysType: defaultSystemType,
  businessSource: defaultBusinessSource,
  longminId: '',
  onceKey: '',
  disposableKey: '',
  bToken: '',
  uniqueKey: '',
  lxToken: '',
  lbReturnUrl: '',
  routerType: '',
  preview: false,
  showHeader: true,
  cityCode: '',
  cityName: '',
  loginToken: '',
};

export const useSession = persisted<Session>('device', 'session', (stored) => {
  const session = restoreFlat(initial, stored);
  return session.sysType === 'WALLET' ? session : { ...session, sysType: defaultSystemType };
});

/** A start-up parameter, the host or the QA panel gave parts of the session. */
export function sessionGiven(parts: Partial<Session>): void {
  useSession.setState(parts);
}

/** Another token is another session: nothing of the former one stays. */
export function sessionReplaced(token: string): void {
  if (token !== useSession.getState().token) useSession.setState({ ...initial, token }, true);
}

/** The session is over or was left: nothing of it stays. */
export function sessionEnded(): void {
  useSession.setState(initial, true);
}
