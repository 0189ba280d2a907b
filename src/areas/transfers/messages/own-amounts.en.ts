import type { ownAmounts as zh } from './own-amounts';

export const ownAmounts: typeof zh = {
  split: 'How to set amounts',
  splits: { same: 'Equal', own: 'One by one' },
  people: 'Amount of each',
  amountFor: (name) => `Coins for ${name}`,
  give: (name) => `For ${name}`,
  next: 'Next',
  nobody: 'Choose colleagues first, then enter each amount',
  fillRest: (count) => `The same for the other ${count}`,
  filled: (done, people, sum) => `${done} of ${people} entered, ${sum} in all`,
  sum: (people) => `${people} ${people === 1 ? 'person' : 'people'}, different amounts`,
  differ: 'Different amounts',
  empty: (name) => `Please enter an amount for ${name}`,
  wrong: (name, why) => `${name}: ${why}`,
  left: (names, sum) => `${names}, amounts entered one by one, ${sum} in all`,
};
