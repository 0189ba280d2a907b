import type { visit as zh } from './app-status';

export const visit: typeof zh = {
  addressRefused: 'This address cannot be opened',
  leaveTitle: 'Leave the wallet?',
  leaveLine: (host: string) => `You are about to go to ${host}, which is not part of the wallet.`,
  leave: (host: string) => `Go to ${host}`,
  stay: 'Stay here',
  close: 'Got it',
  notice: 'Notice',
  opening: 'Opening',
  notOpened: 'Could not be opened',
  back: 'Back',
  fetchedAt: (time: string) => `Offline; as of ${time}`,
  newRelease: 'A new version is out, tap to update',
};
