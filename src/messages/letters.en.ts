import type { letters as zh } from './letters';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export const letters: typeof zh = {
  title: 'Gifts and thanks',
  titleWith: (name) => `You and ${name}`,
  failed: 'The letters could not be opened. Your coins are safe',
  loading: 'Opening the letters',
  unknown: 'This colleague was not found',
  unknownLine: 'They may no longer be in the directory.',
  toHome: 'Back to home',
  none: (name) => `Nothing between you and ${name} yet`,
  noneLine: 'The first gift that you send or receive is kept here.',
  open: (name) => `Gifts and thanks with ${name}`,
  openLine: 'All blessings and thanks in one place',
  counts: (sent, received) => `${sent} sent, ${received} received`,
  since: (year, month, day) => `since ${months[month - 1] ?? ''} ${day}, ${year}`,
  yearsAgo: (years) => (years === 1 ? 'A year ago today' : `${years} years ago today`),
  year: (year) => String(year),
  count: (count) => (count === 1 ? '1 letter' : `${count} letters`),
  sent: (name) => `You to ${name}`,
  received: (name) => `${name} to you`,
  day: (month, day) => `${months[month - 1] ?? ''} ${day}`,
  coins: (amount) => `${amount} coins`,
  packet: 'Red packet',
  thanks: (name) => `${name} wrote back`,
  ownThanks: 'You wrote back',
  more: (count) => `${count} earlier`,
  write: (name) => `Send ${name} a gift`,
};
