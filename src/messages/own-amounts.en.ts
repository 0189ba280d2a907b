import type { ownAmounts as zh } from './own-amounts';

export const ownAmounts: typeof zh = {
  split: 'How to share',
  splits: { same: 'Equal', own: 'One by one' },
  people: 'Amounts one by one',
  amountFor: (name) => `Coins for ${name}`,
  give: (name) => `For ${name}`,
  next: 'Next',
  nobody: 'Choose colleagues first, then enter each amount',
  fillRest: (count) => `The ${count} still empty get`,
  filled: (done, people, sum) => `${done} of ${people} entered, ${sum} in all`,
  sum: (people) => `${people} ${people === 1 ? 'person' : 'people'}, each their own amount`,
  empty: (name) => `Please enter an amount for ${name}`,
  wrong: (name, why) => `${name}: ${why}`,
  left: (names, sum) => `${names}, each their own amount, ${sum} in all`,
};
