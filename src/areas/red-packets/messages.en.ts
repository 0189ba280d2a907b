import { englishMoment } from '@/domain/english-moment';
import { formatCount } from '@/domain/money';
import type { redPackets as zh } from './messages';

const counted = (count: number, one: string) => `${formatCount(count)} ${one}${count === 1 ? '' : 's'}`;
const splits = { equal: 'Equal packet', lucky: 'Lucky packet' };

export const redPackets: typeof zh = {
  coverTitle: 'Red packet',
  detailTitle: 'Red packet',
  recordsTitle: 'Records',
  loading: 'Fetching the red packet',
  failed: 'The red packet could not be opened. Its coins are safe',
  splits,
  states: { waiting: 'To open', opened: 'Opened', emptied: 'All taken', expired: 'Expired' },

  noneTitle: 'No such red packet',
  noneLine: 'It may not have been given to you, or the address is incomplete.',
  toRecords: 'Red packet records',

  from: (giver) => `A red packet from ${giver}`,
  given: 'The red packet you gave',
  sentYou: 'has a red packet for you',
  open: 'Open the red packet',
  opening: 'Opening',
  working: 'Still opening. Please wait, no need to tap again',
  asking: 'No answer yet. We are asking; nothing is taken twice',
  checking: 'Being checked. Please do not tap again; the records will show the outcome too',
  arrived: 'It is yours. Fetching the details',
  lookAgain: 'Load again',
  notSent: 'It was not opened. The coins are still in it, try again',
  refused: 'This red packet could not be opened',
  busy: 'Something else is being sent. Open it in a moment',
  userUnknown: 'We could not make sure who you are. Open it in a moment',
  later: 'Open it later',
  kind: (split, parts) => `${splits[split]}, ${counted(parts, 'part')}`,
  takenUntil: (taken, end) => `${formatCount(taken)} taken · until ${end}`,
  moment: englishMoment,
  left: 'Time left',

  inAccount: 'In your personal account',
  thank: 'Say thanks',
  thanked: 'Thanked',
  toBalance: 'See balance',
  emptiedTitle: 'Too late, all parts are taken',
  emptiedLine: (parts, minutes) =>
    minutes < 1
      ? `${counted(parts, 'part')}, gone in under a minute`
      : `${counted(parts, 'part')}, gone in ${counted(minutes, 'minute')}`,
  expiredTitle: 'This red packet has expired',
  expiredLine: (end) => `It ended on ${end}`,
  returned: (amount, giver) => `${amount} coins were left and went back to ${giver}`,
  returnedToYou: (amount) => `${amount} coins were left and are back in your personal account`,
  progress: (taken, parts, amount, total) =>
    `${formatCount(taken)} of ${formatCount(parts)} taken, ${amount} of ${total} coins`,
  ago: (minutes) => (minutes === 0 ? 'just now' : `${counted(minutes, 'minute')} ago`),
  me: 'Me',
  best: 'Best luck',
  nobodyYet: 'Nobody has opened it yet',
  willReturn: 'What is left after 24 hours goes back',

  year: 'Year',
  yearOf: String,
  received: (year) => `Received in ${year}`,
  count: (count) => counted(count, 'red packet'),
  bestCount: (count) => `best luck ${counted(count, 'time')}`,
  waiting: (count) => `${counted(count, 'red packet')} to open`,
  toWaiting: 'Show',
  stateFilter: 'State',
  everyState: 'All',
  splitFilter: 'Kind',
  everySplit: 'All kinds',
  total: (count) => counted(count, 'red packet'),
  recordsFailed: 'The records could not be fetched',
  empty: 'No red packets this year',
  emptyLine: 'What colleagues and activities give you is kept here.',
  noMatch: 'No red packet fits',
  noMatchLine: 'Try another state or kind.',
  clear: 'Clear filters',
  gain: (amount) => `+${amount}`,
};
