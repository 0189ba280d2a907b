import type { outsidePages as zh } from './outside-pages';

export const outsidePages: typeof zh = {
  title: 'Other pages of the group',
  pages: {
    jobs: { label: 'Jobs', description: 'Open positions; recommend a friend' },
    workOrder: { label: 'Work order', description: 'Tell the service team of a problem' },
    yuntusuo: { label: 'Yuntusuo', description: 'Books and materials' },
    payCode: { label: 'Campus payment code', description: 'For the canteen and the gates' },
  },
};
