import type { cardCodes as zh } from './card-codes';

export const cardCodes: typeof zh = {
  kinds: 'Cards that can be redeemed',
  kindNames: { coins: 'Coin card', phone: 'Phone credit card', beans: 'JD beans card' },
  coinsLine: 'Coins for the personal account, usable at once',
  phoneLine: (phone) => `Credit for your phone ${phone}`,
  noPhoneLine: 'Bind a phone before you redeem phone credit',
  beansLine: (tail) => `Beans for the JD account of the phone ending in ${tail}`,
  noBeansLine: 'Bind your JD account before you redeem beans',
  bindJd: 'Bind',
  records: 'Redeemed cards',
  recordsLoading: 'Loading the redeemed cards',
  recordsFailed: 'The redeemed cards could not be loaded; they are all kept',
  none: 'No redeemed cards yet',
  noneLine: 'The cards you redeem are kept here.',
  row: (name, tail) => `${name} · ending in ${tail}`,
  gives: {
    coins: (amount) => `+${amount}`,
    phone: (yuan) => `${yuan} yuan`,
    beans: (beans) => `+${beans} beans`,
  },
  toPhone: (time, tail) => `${time} · phone ending in ${tail}`,
};
