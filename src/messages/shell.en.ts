import type { shell as zh } from './shell';

export const shell: typeof zh = {
  product: 'LongCoin Wallet',
  loading: 'Opening',
  back: 'Back',
  home: 'Back to home',
  retry: 'Try again',
  reload: 'Reload',
  offline: 'network unavailable, please check your network settings',
  crashTitle: 'This page could not be opened',
  crashLine: 'Other pages are fine, and so are your coins.',
  chunkTitle: 'Part of the page could not be loaded',
  chunkLine: (name: string) =>
    `“${name}” did not arrive. The network may be unstable, or a new version is out.`,
};
