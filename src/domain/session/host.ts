/** The hosts that the app can be opened in. */
export const hostNames = [
  'super-app',
  'channel-app',
  'maia',
  'mini-program',
  'social-browser',
  'browser',
] as const;
export type HostName = (typeof hostNames)[number];

/** Whether the host draws a navigation of its own at the bottom, so that the app leaves out its dock (docs/decisions/004-shell.md). */
export function drawsOwnDock(host: HostName): boolean {
  return host === 'super-app' || host === 'channel-app';
}

/** Whether the host has a native side that knows the person. */
export function isNative(host: HostName): boolean {
  return host === 'super-app' || host === 'channel-app' || host === 'maia';
}

/** What a page can read of its host. */
export interface HostMarks {
  userAgent: string;
  /** The global `ChannelBridge` is there. */
  channelBridge: boolean;
  /** What the social app's own flag says, if it is there. */
  socialEnvironment: string;
}

/** Which host it is; a mini-program is told from the social app's browser first, as both bear its mark. */
export function hostOf({ userAgent, channelBridge, socialEnvironment }: HostMarks): HostName {
  if (userAgent.includes('LongSuperApp/')) return 'super-app';
  if (channelBridge || userAgent.includes('LongChannel/')) return 'channel-app';
  if (userAgent.includes('MAIA/')) return 'maia';
  if (socialEnvironment === 'miniprogram' || userAgent.includes('miniProgram')) return 'mini-program';
  if (userAgent.includes('MicroMessenger')) return 'social-browser';
  return 'browser';
}
