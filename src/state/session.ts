import type { SystemType } from '@/domain/account';
import { defaultBusinessSource, defaultSystemType } from '@/domain/constants';
import { parseStored, persisted, restoreFlat } from './slice';
import { readStored } from './storage';

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
  /** From the host app. */
  cityCode: string;
  cityName: string;
  /** The login key that was issued for the token. */
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

const item = 'session';

export const useSession = persisted<Session>('device', item, (stored) => {
  const session = restoreFlat(initial, stored);
  return session.sysType === 'WALLET' ? session : { ...session, sysType: defaultSystemType };
});

/** A start-up parameter, the host or the QA console set parts of the session. */
export function sessionGiven(parts: Partial<Session>): void {
  useSession.setState(parts);
}

/** Starts a new session where the token is another one; nothing of the former session stays. */
export function sessionReplaced(token: string): void {
  if (token !== useSession.getState().token) useSession.setState({ ...initial, token }, true);
}

/** The session has expired or was left: nothing of it stays. */
export function sessionEnded(): void {
  useSession.setState(initial, true);
}

/** The member id of the session, or the one that a host app has written into the stored record, of which no browser tells the page. */
export function storedMemberId(): string {
  const { longminId } = useSession.getState();
  return longminId === '' ? restoreFlat(initial, parseStored(readStored(item))).longminId : longminId;
}
