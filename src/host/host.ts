import type { HostName } from '@/domain/session/host';

/** The native app's data about its user; empty texts if it has none. */
export interface MemberInfo {
  /** The id that mall and partners know the person by. */
  memberId: string;
  /** The token of the person's session, where the host gives it along. */
  token: string;
}

/** Where a hosted session comes from, with the key that belongs to that channel. */
export interface ChannelInfo {
  buCode: string;
  channel: string;
  channelKey: string;
}

export interface CityInfo {
  cityCode: string;
  cityName: string;
}

/** What the social app asks for before its calls may be used: the gateway's signature of this page's address. */
export interface SocialSignature {
  appId: string;
  timestamp: number;
  nonceStr: string;
  signature: string;
}

/** What the social app's SDK asks the person to pay; the gateway has made and signed it. */
export interface SocialPayment {
  timestamp: number;
  nonceStr: string;
  package: string;
  signType: 'MD5' | 'HMAC-SHA256' | 'RSA';
  paySign: string;
}

/** What is handed to others; the address has passed the external link guard. */
export interface Shared {
  title: string;
  text: string;
  url: string;
  image: string;
}

/** `sheet-shown`: the share sheet was opened. `prepared`: the content is shared when the person opens the host's own menu. */
export type ShareResult = 'sheet-shown' | 'prepared';

/**
 * The capabilities of the host. One that a host lacks rejects with `Unsupported`; one that its native side knows but has not built gives a
 * placeholder: empty texts, or nothing at all.
 */
export interface Host {
  readonly name: HostName;
  /** Whether the host has a capability; pages hide or explain the ones it lacks. */
  can(capability: Capability): boolean;
  /** The session's token. Opens the log-in page and tries again where the person is not logged in. */
  getMemberToken(): Promise<string>;
  /** A new token for the one that ran out; callers that come together share one refresh. Only the super app has it. */
  refreshToken(): Promise<string>;
  /** Whether a user is logged in to the native app. */
  loginCheck(): Promise<boolean>;
  openLogin(): Promise<void>;
  /** Business unit, channel and the channel's key; everywhere but in the super app. */
  getChannelInfo(): Promise<ChannelInfo>;
  /** The scanned text. Rejects with `ScanUnsupported` where the social app's version is too old to scan. */
  scanQRCode(): Promise<string>;
  /** The super app and MAIA are asked; any other host stores the member id, which is waited for at most 10 s (`timeout`). */
  getMemberInfo(): Promise<MemberInfo>;
  getCityInfo(): Promise<CityInfo>;
  setTitle(title: string): Promise<void>;
  /** The first page is shown: the native side may remove its own loading sign. */
  pageFinished(): Promise<void>;
  share(shared: Shared): Promise<ShareResult>;
  /**
   * The social app's own payment. Resolves once the app says that it is paid, which only the gateway knows for certain; rejects with
   * `cancelled` where the person closed it.
   */
  requestPayment(payment: SocialPayment): Promise<void>;
  /** Opens one of the mini-program's own pages, by its path, in place of the web view. */
  openPage(path: string): Promise<void>;
  /** Closes the web view. */
  close(): Promise<void>;
}

export type Capability = Exclude<keyof Host, 'name' | 'can'>;
/** Those that a native bridge has a method for. */
export type BridgeMethod = Exclude<Capability, 'openPage' | 'requestPayment'>;

/** The host has no such capability. */
export class Unsupported extends Error {
  override readonly name = 'Unsupported';
  constructor(readonly capability: Capability) {
    super(`unsupported: ${capability}`);
  }
}

/** The social app is there and its version can't scan. */
export class ScanUnsupported extends Error {
  override readonly name = 'ScanUnsupported';
}

/** Why the native side gave no usable answer. */
export type HostTrouble =
  /** Its bridge is not there. */
  | 'absent'
  /** Its bridge threw. */
  | 'threw'
  /** Its answer has a wrong shape. */
  | 'invalidResponse'
  /** It did not answer in time. */
  | 'timeout'
  /** The person cancelled it. */
  | 'cancelled'
  /** The social app did not accept the signature; `said` is its text (“config verification failed”). */
  | 'config';

export class HostFailure extends Error {
  override readonly name = 'HostFailure';
  constructor(
    readonly trouble: HostTrouble,
    /** The other side's own words, as text; empty where it said none. */
    readonly said = '',
  ) {
    super(`host: ${trouble}`);
  }
}

/** The native side refused; `status` is its own (40001 asks to close the page). */
export class HostRefusal extends Error {
  override readonly name = 'HostRefusal';
  constructor(
    readonly capability: Capability,
    readonly status: number,
    /** The native side's own words, as text; empty where it said none. */
    readonly said: string,
  ) {
    super(`${capability} was refused with ${status}`);
  }
}
