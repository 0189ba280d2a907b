import { englishMoment } from '@/domain/english-moment';
import type { prizes as zh } from './messages';

export const prizes: typeof zh = {
  loading: 'Loading your prizes',
  failed: 'Your prizes could not be loaded. They are all still there',
  none: 'No prizes yet',
  noneLine: 'What you win in activities is kept here.',
  toActivities: 'See activities',

  winners: 'Winners',
  winner: (name, prize) => `${name} won ${prize}`,
  pause: 'Pause the winners',
  play: 'Go on with the winners',

  won: (source, at) => `${source} · won on ${englishMoment(at, 'day')}`,
  claim: 'Claim',
  claimName: (name) => `Claim ${name}`,
  deadline: (validity) => {
    if (validity.kind === 'over') return 'The time to claim is over';
    if (validity.kind === 'until') return `Claim by ${englishMoment(validity.at, 'day')}`;
    if (validity.days === 0) return 'Claim today';
    return validity.days === 1 ? '1 day left to claim' : `${validity.days} days left to claim`;
  },
  states: { 'on-its-way': 'On its way', arrived: 'Arrived', lapsed: 'Expired' },
  credited: 'Credited',
  inVouchers: 'In your vouchers',
  claimedOn: (at) => `Claimed on ${englishMoment(at, 'day')}`,
  expiredOn: (at) => `Not claimed by ${englishMoment(at, 'day')}`,
  sentTo: 'Sent to',

  claimTitle: 'Claim the prize',
  claimLine: 'It goes to this address, which cannot be changed afterwards.',
  confirm: 'Claim it',
  setAddress: 'Please set a shipping address first',
  claiming: 'Claiming',
  working: 'Still claiming, please wait',
  asking: 'No answer yet, checking. Nothing is claimed twice',
  checking: 'The outcome is still being checked, please come back later',
  notSent: 'It was not claimed, please try again',
  refused: 'It could not be claimed, please try again later',
  busy: 'Another page is claiming it',
  userUnknown: 'We could not tell who you are, please try again',
  claimed: {
    goods: 'Claimed, it will be sent to you',
    coins: 'Claimed, the coins are in your account',
    voucher: 'Claimed, it is in your vouchers',
  },
};
