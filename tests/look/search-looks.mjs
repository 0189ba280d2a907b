import { slow } from './payment-looks.mjs';

/** The search, with what it finds and while it fails. */
export const searchLooks = [
  { name: 'search', at: '/search' },
  { name: 'search-typing', at: '/search', act: (page) => page.getByRole('combobox').fill('礼') },
  { name: 'search-results', at: '/search?q=年', whole: true },
  { name: 'search-goods', at: '/search?q=礼盒&kind=goods' },
  { name: 'search-nothing', at: '/search?q=zzzz' },
  {
    name: 'search-fails',
    at: '/search?q=打车',
    fault: { call: 'search', kind: 'code', value: '7777', message: '系统维护中', times: 'always' },
  },
  { name: 'search-waits', at: '/search?q=打车', fault: slow },
  {
    name: 'search-offline',
    at: '/search',
    offline: true,
    act: (page) =>
      page
        .getByRole('combobox')
        .fill('打车')
        .then(() => page.keyboard.press('Enter')),
  },
];
