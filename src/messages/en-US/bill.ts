import type { bill as zh } from '@/messages/zh-CN/bill';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const nameOf = (month: number) => months[month - 1] ?? '';

export const bill: typeof zh = {
  title: 'Balance history',
  loading: 'Loading the bill',
  failed: 'The bill could not be opened. Your coins are safe',
  personal: 'Personal',
  team: 'Team incentive',
  accounts: 'Switch account',
  month: 'Month',
  everyMonth: 'All months',
  monthOf: (year, month) => `${nameOf(month)} ${year}`,
  shortMonth: nameOf,
  balance: (amount) => `Balance ${amount}`,
  income: 'Income',
  spending: 'Spending',
  chart: 'Income and spending of six months',
  chartOf: (month, income, spending) => `${nameOf(month)} income ${income}, spending ${spending}`,
  filter: 'Kind',
  filters: { all: 'All', received: 'Received', sent: 'Sent', spent: 'Spent', returned: 'Returned' },
  search: 'Search the bill',
  searchHint: 'Colleague, shop, words',
  csv: 'Export as CSV',
  csvDone: (count) => `${count} entries exported`,
  csvName: (month) => `longcoin-bill-${month}.csv`,
  csvEverything: 'all',
  csvHead: ['Time', 'Kind', 'Title', 'With', 'Amount', 'Balance', 'Number'],
  kinds: {
    welfare: 'Welfare',
    transfer: 'Transfer',
    reward: 'Reward',
    'red-packet': 'Red packet',
    purchase: 'Purchase',
    exchange: 'Exchange',
    refund: 'Refund',
    lapse: 'Lapsed',
  },
  total: (count) => `${count} entries`,
  day: (month, day, weekday) => `${weekdays[weekday] ?? ''}, ${nameOf(month)} ${day}`,
  daySums: (income, spending) =>
    [income === null ? '' : `in ${income}`, spending === null ? '' : `out ${spending}`]
      .filter(Boolean)
      .join(' · '),
  more: 'Load more',
  end: 'That is all',
  none: 'Nothing here yet',
  noneLine: 'Coins received or sent will be listed here.',
  noMatch: 'No entry matches',
  noMatchLine: 'Try another month, kind or word.',
  clear: 'Clear filters',
  toTransfer: 'Send coins',
};
