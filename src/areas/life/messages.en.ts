import { englishMoment } from '@/domain/english-moment';
import { formatCount } from '@/domain/money';
import type * as zh from './messages';

export const life: typeof zh.life = {
  title: 'Life',
  chooseCity: 'City',
  city: (name) => `City: ${name}`,
  search: 'Search',
  service: 'Customer service',
  level: (name, level) => `${name} · level ${level}`,
  growth: 'Growth',
  growthOf: (growth, next) => `Growth ${growth}, next level at ${next}`,
  toNext: (left, benefit) => `${left} more growth: ${benefit}`,
  highest: 'This is the highest level',
  levelFailed: 'Your level could not be read',
  scenes: 'Scenes',
  all: 'All',
  voucherCount: (count) => (count === 1 ? '1 to use' : `${formatCount(count)} to use`),
  flash: 'Flash sale',
  session: (clock) => `${clock} session`,
  sessionSoon: (clock) => `Starts ${clock}`,
  flashOver: 'The next session starts soon',
  flashOverLine: 'Every day at 08:00, 10:00, 14:00 and 20:00.',
  flashLook: 'See the goods',
  soldOut: 'Sold out',
  usual: (amount) => `Usually ${amount}`,
  flashFailed: 'The flash sale could not be read',
  vouchers: 'Vouchers about to expire',
  worthCoins: 'coins',
  worthRate: '% off',
  rate: (rate) => String(Math.round((1 - rate) * 100)),
  validity: (left) => {
    switch (left.kind) {
      case 'days':
        if (left.days === 0) return 'Expires today';
        return left.days === 1 ? '1 day left' : `${left.days} days left`;
      case 'until':
        return `Until ${englishMoment(left.at, 'day')}`;
      case 'over':
        return 'Expired';
    }
  },
  vouchersFailed: 'Vouchers could not be read',
  news: 'News',
  newsFailed: 'News could not be read',
  banners: 'Running activities',
  allActivities: 'All activities',
  bannersNone: 'No activity is running now',
  bannersFailed: 'Activities could not be read',
  carousel: {
    pause: 'Stop turning',
    play: 'Turn again',
    slide: (position, count) => `${position} of ${formatCount(count)}`,
  },
  recommended: 'For you',
  allGoods: 'All goods',
  again: 'Show others',
  recommendedNone: 'Nothing recommended yet',
  recommendedFailed: 'Recommendations could not be read',
};

export const outsidePages: typeof zh.outsidePages = {
  title: 'Other pages of the group',
  pages: {
    jobs: { label: 'Jobs', description: 'Open positions; recommend a friend' },
    workOrder: { label: 'Work order', description: 'Tell the service team of a problem' },
    yuntusuo: { label: 'Yuntusuo', description: 'Books and materials' },
    payCode: { label: 'Campus payment code', description: 'For the canteen and the gates' },
  },
};
