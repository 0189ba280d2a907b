import type { givingRight as zh } from './giving-right';

export const givingRight: typeof zh = {
  title: 'You cannot give coins to colleagues yet',
  description:
    'Giving coins needs an OA account, and your wallet has none. You can pay, exchange, shop, ride and play as usual.',
  pay: 'Open the payment code',
};
