import type { shell as zh } from '@/messages/zh-CN/shell';

export const shell: typeof zh = {
  product: 'LongCoin Wallet',
  loading: 'Opening',
  back: 'Back',
  home: 'Go to home',
  retry: 'Try again',
  reload: 'Reload',
  slow: 'The network is slow, still trying',
  offline: 'network unavailable, please check your network settings',
  soon: 'Coming soon',
  soonLine: (title: string) => `“${title}” is being prepared and will open soon.`,
  unknownTitle: 'There is no such page',
  unknownLine: 'The address may be mistyped, or the page has moved.',
  crashTitle: 'This page could not be opened',
  crashLine: 'Other pages are fine, and so are your coins.',
  chunkTitle: 'Part of the page could not be loaded',
  chunkLine: (name: string) =>
    `“${name}” did not arrive. The network may be unstable, or a new version is out.`,
  noSessionTitle: 'You are not logged in',
  noSessionLine: 'Please open the wallet from your work app, or by the link you were sent.',
  expiredTitle: 'login expired',
  expiredLine:
    'To keep your coins safe, please come in again where you started. What you have written is kept.',
  addressRefused: 'This address cannot be opened',
  leaveTitle: 'Leave the wallet?',
  leaveLine: (host: string) => `You are about to go to ${host}, which is not part of the wallet.`,
  leave: (host: string) => `Go to ${host}`,
  stay: 'Stay here',
  close: 'Got it',
  notice: 'Notice',
};
