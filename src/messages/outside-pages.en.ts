import type { outsidePages as zh } from './outside-pages';

export const outsidePages: typeof zh = {
  title: 'Other pages of the group',
  pages: {
    jobs: { word: 'Jobs', line: 'Open positions; recommend a friend' },
    workOrder: { word: 'Work order', line: 'Tell the service team of a problem' },
    yuntusuo: { word: 'Yuntusuo', line: 'Books and materials' },
    payCode: { word: 'Campus payment code', line: 'For the canteen and the gates' },
  },
};
