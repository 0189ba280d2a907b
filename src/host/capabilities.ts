import type { HostName } from '@/domain/session/host';
import type { Capability } from './host';

const native = [
  'getMemberToken',
  'loginCheck',
  'openLogin',
  'scanQRCode',
  'getMemberInfo',
  'getCityInfo',
  'setTitle',
  'pageFinished',
  'share',
  'close',
] as const;

/** What the social app's own calls and the page itself bring about; tokens come in the address there. */
const social = ['scanQRCode', 'getMemberInfo', 'setTitle', 'pageFinished', 'share', 'close'] as const;

/**
 * What each host can do: a token is refreshed in the super app only, the channel's key is got outside of it
 * only. The adapters must provide exactly this, or they do not compile.
 */
export const capabilities = {
  'super-app': [...native, 'refreshToken'],
  'channel-app': [...native, 'getChannelInfo'],
  maia: [...native, 'getChannelInfo'],
  'mini-program': [...social, 'openPage'],
  'social-browser': [...social, 'requestPayment'],
  browser: ['getMemberInfo', 'setTitle', 'pageFinished', 'share', 'close'],
} as const satisfies Record<HostName, readonly Capability[]>;

export type CapabilityOf<Name extends HostName> = (typeof capabilities)[Name][number];
