import { englishMonth } from '@/domain/english-dates';
import { englishMoment } from '@/domain/english-moment';
import { formatCount } from '@/domain/money';
import type { welfareData as zh } from './messages';

const counted = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

export const welfareData: typeof zh = {
  loading: 'Fetching the welfare data',
  failed: 'The welfare data could not be fetched',
  emptyTitle: 'Nothing came or went in this time',
  emptyLine: 'Coins received and given are summed up here.',
  toTransfer: 'Send coins',
  asText: 'As text',
  asCharts: 'As charts',
  span: 'Time',
  spans: { 'half-year': '6 months', year: 'This year', all: 'Since joining' },
  accounts: 'Account',
  personal: 'Personal',
  team: 'Incentive account',

  overTime: 'Received and given',
  from: (first, last) => (first === last ? first : `${first} – ${last}`),
  month: englishMonth,
  monthOf: (at) => englishMoment(at, 'month'),
  year: String,
  received: 'Received',
  given: 'Given',
  accessibleText: (when, received, given) => `${when} received ${received}, given ${given}`,
  best: (when, amount, most, title) =>
    title === ''
      ? `Most came in ${when}: ${amount}`
      : `Most came in ${when}: ${amount}, of it ${most} for “${title}”`,
  when: 'Time',

  occasionsTitle: 'What for',
  direction: 'Direction',
  occasions: {
    holiday: 'Holidays',
    birthday: 'Birthdays',
    anniversary: 'Anniversaries',
    milepost: 'Mileposts',
    subsidy: 'Subsidies and funding',
    'red-packet': 'Red packets',
    thanks: 'Everyday thanks',
  },
  occasionsAccessibleText: (parts) => parts.join(', '),
  share: (name, percent) => `${name} ${percent}%`,
  noneReceived: 'Nothing was received in this time',
  noneGiven: 'Nothing was given in this time',

  teamsTitle: 'Teams you gave to',
  people: (count) => counted(count, 'person', 'people'),
  peopleInAll: (count) => counted(count, 'person', 'people'),
  allTeams: (count) => `All ${formatCount(count)} teams`,

  giversTitle: 'Who gave you most',
  giverAccessibleText: 'coins, see the bill',
  unthanked: (count) => `${counted(count, 'colleague', 'colleagues')} not thanked yet, only you see this`,
  everybodyThanked: 'Everybody who gave to you was thanked',
  unthankedTitle: 'Not thanked yet',
  unthankedNote:
    'They gave you coins, and you have neither thanked them nor given them anything since. Only you see this.',
  gave: (day, amount) => `${amount} on ${day}`,
  thank: 'Give back',
  thankAccessibleText: (name) => `Give something back to ${name}`,

  yearReport: 'Year report',
  yearReportNote: 'Look back at your year',
};
