import type { grants as zh } from './grants';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const monthOf = (month: number) => months[month - 1] ?? '';

export const grants: typeof zh = {
  loading: 'Loading the grant',
  failed: 'The grant could not be loaded; no coins have moved',
  walletTitle: 'A wallet account has no approvals and grants',
  walletLine: 'Grants are paid from a team’s incentive account. Open this from the work app.',
  noTeamTitle: 'You have no incentive account yet',
  noTeamLine: 'Grants are paid from an incentive account, which can be used once it is approved.',
  apply: 'Apply for an incentive account',
  toHome: 'Back to home',

  why: 'What for',
  occasions: { festival: 'Festival', birthday: 'Birthday', project: 'Project', condolence: 'Support' },
  account: (team) => `Incentive account of ${team}`,
  accountNote: (budget, approver) => `budget ${budget}, decided by ${approver}`,
  chooseAccount: 'Which account pays',
  atOnce: 'As soon as it is approved',
  atOnceNote: 'Tap to choose a day instead',
  onDay: (day) => `${day}, 10:00`,
  onDayNote: 'It has to be approved before',
  chooseDay: 'When to pay',
  notOnADay: 'As soon as it is approved',
  onADay: 'Choose a day, at 10:00',
  month: (year, month) => `${monthOf(month)} ${year}`,
  day: ({ month, day, weekday }) => `${weekdays[weekday] ?? ''}, ${monthOf(month)} ${day}`,
  dayOfYear: ({ year, month, day, weekday }) =>
    `${weekdays[weekday] ?? ''}, ${monthOf(month)} ${day}, ${year}`,

  toWhom: 'For whom',
  people: (count) => (count === 1 ? '1 person' : `${count} people`),
  choosePeople: 'Choose colleagues',
  choosePeopleNote: 'One by one, 100 people at most',
  changePeople: 'Tap to change the list',
  chosen: (count) => `${count} chosen`,
  full: (most) => `One by one, ${most} people at most`,
  names: (names) =>
    names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', '),
  each: 'Each',
  noAmount: 'Enter the amount',
  eachLabel: 'Each receives',
  coins: (amount) => `${amount} coins`,
  sum: (people, total) => `${people} people, ${total} in all`,
  blessings: {
    festival: ['Happy holidays!', 'Thank you for this year'],
    birthday: ['Happy birthday!', 'All the best on your birthday'],
    project: ['We made it, thank you', 'Well done, everybody'],
    condolence: ['Get well soon', 'We are thinking of you'],
  },

  total: 'Total',
  unit: 'coins',
  used: (amount) => `used ${amount}`,
  thisOne: (amount) => `this ${amount}`,
  left: (amount) => `left ${amount}`,
  bar: (used, amount, left) =>
    `Of this quarter’s budget ${used} coins are used, this grant takes ${amount} coins, ${left} coins are left`,
  short: (missing) => `${missing} coins above the budget`,

  save: 'Save draft',
  saved: 'The draft is stored on this phone',
};
