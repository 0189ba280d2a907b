import { paying } from '../sentences.en';
import type { cashier as zh } from './cashier';

export const cashier: typeof zh = {
  ...paying,
  loading: 'Loading the order',
  orderFailed: 'The order could not be opened; no coins have moved',
  number: 'Order number',
  copy: 'Copy',
  copied: 'Order number copied',
  copyFailed: 'Could not copy; press and hold the number',

  methods: {
    coins: 'Personal account',
    family: 'Family pay',
    'coins-and-card': (name) => `Coins + ${name === '银行卡' ? 'bank card' : name}`,
    card: (name) => (name === '银行卡' ? 'Bank card' : name),
    team: 'Incentive account',
  },
  available: (amount) => `${amount} coins available`,
  confirm: 'Pay',
  cancel: 'Cancel order',
  cancelTitle: 'Cancel this order?',
  cancelLine: 'It cannot be paid afterwards. Nothing has been charged.',
  cancelDone: 'You have cancelled the order',
  cancelReserved: 'Reserved coins come back at once.',
  keep: 'Keep it',

  payTitle: 'Confirm payment',
  payee: 'To',
  from: 'Paid by',
  after: (method, left) => `${method} · ${left} left`,
  payLine: (method, merchant) => `${method} pays ${merchant}`,
  pay: (amount) => `Pay ${amount} coins`,
  payCard: (amount) => `Pay ${amount} yuan`,
  giveUp: 'Not now',
  paid: (merchant) => `${merchant} was paid`,

  leave: 'You may leave; we tell you the result',

  method: 'Paid by',
  discount: 'Points used',
  discountValue: (points, money) => `${points} points for ${money} coins`,
  parts: 'Parts',
  coinsPart: (amount) => `${amount} coins`,
  cardPart: (amount) => `${amount} yuan by card`,
  done: 'Done',
  refund: 'Ask for a refund',
  refundTitle: 'Ask for a refund?',
  refundReturns: (parts) => `Back to where it came from: ${parts}`,

  payAgain: 'Pay again',
  service: 'Customer service',

  unfinishedLine: (amount, merchant, time) => `${time}, ${amount} to ${merchant}`,

  merchant: 'Merchant',
  goods: 'Goods',
  amount: 'Amount',
  missing: { merchant: 'Name the merchant', goods: 'Name the goods', count: '1 to 999 items' },
};
