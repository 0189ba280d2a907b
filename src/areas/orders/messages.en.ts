import { englishMoment } from '@/domain/english-moment';
import { formatCount } from '@/domain/money';
import type { vouchers as zh } from './messages';

export const vouchers: typeof zh = {
  loading: 'Loading vouchers',
  failed: 'The vouchers could not be loaded',
  title: 'Voucher',
  worthCoins: 'coins',
  worthRate: '% off',
  rate: (rate) => String(Math.round((1 - rate) * 100)),
  least: (amount) => `off ${amount}`,
  terms: {
    day: 'Until tomorrow',
    days: 'Within 3 days',
    week: 'Within 7 days',
    month: 'Within 30 days',
    later: 'Later',
  },
  sheets: (count) => (count === 1 ? '1 voucher' : `${formatCount(count)} vouchers`),
  soonestFirst: 'Soonest first',
  from: (at) => `From ${englishMoment(at, 'day')}`,
  notYet: 'Not yet',
  validity: (left) => {
    switch (left.kind) {
      case 'days':
        return left.days === 0 ? 'Last day' : left.days === 1 ? '1 day left' : `${left.days} days left`;
      case 'until':
        return `Until ${englishMoment(left.at, 'day')}`;
      case 'over':
        return 'Expired';
    }
  },
  shops: {
    taxi: 'When you pay a ride',
    'top-up': 'When you top up a phone',
    mall: 'In the mall',
    shops: 'At shops of the park',
  },
  states: { usable: 'To use', used: 'Used', expired: 'Expired' },
  show: 'Show code',
  none: 'No vouchers to use',
  noneLine: 'Vouchers from activities and prizes appear here.',
  toActivities: 'See activities',
  noneOver: 'No used or expired vouchers',
  noMatch: 'No voucher matches',
  toOver: 'Used and expired vouchers',
  toUsable: 'Back to those to use',
  gone: 'This voucher was not found',
  goneLine: 'It may belong to another account, or the link is wrong.',
  toList: 'See all vouchers',

  barCode: 'Bar code of the voucher',
  qrCode: 'QR code of the voucher',
  code: 'Code',
  copy: 'Copy',
  copied: 'Code copied',
  copyFailed: 'Could not copy; long-press the code',
  hint: 'Let the till scan it; tap the QR code to enlarge it',
  enlarge: 'Enlarge the code',
  bright: 'A brighter screen is easier to scan',
  conditions: 'Conditions',
  where: 'Where',
  leastName: 'Minimum',
  leastValue: (amount) => `from ${amount} coins`,
  noLeast: 'None',
  offName: 'Discount',
  offCoins: (amount) => `${amount} coins off`,
  offRate: (rate) => `${rate}% off`,
  fromName: 'Valid from',
  until: 'Valid until',
  once: 'A voucher is used once, gives no change, and goes with no other.',
  toUse: 'Use it',
  usedAt: (at) => `Used ${at}`,
  expiredAt: (at) => `Expired ${at}`,
  markUsed: 'Mark as used',
  markTitle: 'Have you used this voucher?',
  markLine: 'It cannot be used after that, and this cannot be undone.',
  keep: 'Not yet',
  marked: 'Marked as used',
};
