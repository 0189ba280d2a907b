import type { session as zh } from './session';

export const session: typeof zh = {
  noSessionTitle: 'You are not logged in',
  noSessionLine: 'Please open the wallet from your work app, or by the link you were sent.',
  departedTitle: 'You have left the company and can no longer log in',
  departedLine:
    'The coins in the account can no longer be used. If you have questions, ask HR or customer service.',
  loginRefusedTitle: 'You could not be logged in',
  loginRefusedLine: 'Please log in again, or open the wallet where you started.',
  unboundTitle: 'A phone number is still to be bound',
  unboundLine: 'You are being taken to the log-in page, and will come back here.',
  unreachableTitle: 'You could not be logged in yet',
  unreachableLine: 'The network may be unstable. Your coins are safe, please try again.',
  logIn: 'Log in',
  logInStaff: 'Log in with your staff account',
  whoseTitle: (theirs: string) => `This link opens the wallet of ${theirs}`,
  whoseLine: (mine: string) =>
    `The wallet of ${mine} is open now. If you switch, this device goes on as the other person.`,
  switchTo: (theirs: string) => `Switch to the wallet of ${theirs}`,
  stayWith: (mine: string) => `Stay with the wallet of ${mine}`,
  expiredTitle: 'login expired',
  expiredLine:
    'To keep your coins safe, please come in again where you started. What you have written is kept.',
};
