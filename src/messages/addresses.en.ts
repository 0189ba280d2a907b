import type { addresses as zh } from './addresses';

export const addresses: typeof zh = {
  loading: 'Loading your shipping addresses',
  failed: 'Your shipping addresses could not be loaded',

  saved: (count) => (count === 1 ? '1 address saved' : `${count} addresses saved`),
  atMost: (count) => `${count} at most`,
  none: 'No shipping addresses yet',
  noneLine: 'Save one, then choose it when you order or claim something.',

  address: 'Shipping address',
  missing: 'Please set a shipping address',
  missingLine: 'Add one so that it can be sent to you',
  usual: 'Default',
  tags: { home: 'Home', company: 'Work', school: 'School', none: 'No label' },
};
