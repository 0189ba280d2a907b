import { hostOf, type HostName } from '@/domain/session/host';

let known: HostName | null = null;

/** The host that this page was opened in; determined once. */
export function currentHost(): HostName {
  known ??= hostOf({
    userAgent: navigator.userAgent,
    channelBridge: 'ChannelBridge' in window,
    socialEnvironment: socialEnvironment(),
  });
  return known;
}

function socialEnvironment(): string {
  const flag: unknown = '__wxjs_environment' in window ? window.__wxjs_environment : '';
  return typeof flag === 'string' ? flag : '';
}
