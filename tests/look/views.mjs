/** The screens that are opened every day without a payment. */
const everyday = [
  'life',
  'scenes',
  'activities',
  'news',
  'news-article',
  'search',
  'search-results',
  'scan',
  'pay-code',
  'scan-pay',
  'points',
  'family-pay-whole',
  'family-pay-invite',
  'family-pay-member',
];

export const views = [
  { name: '320-light', width: 320, scheme: 'light' },
  { name: '390-light', width: 390, scheme: 'light' },
  { name: '390-dark', width: 390, scheme: 'dark' },
  { name: '390-xlarge', width: 390, scheme: 'light', text: 'xlarge' },
  { name: '1280-light', width: 1280, scheme: 'light' },
  {
    name: '430-light',
    width: 430,
    scheme: 'light',
    only: ['home', 'transfer-filled', 'bill', ...everyday],
  },
  // The longest words in the largest text on the narrowest phone.
  {
    name: '320-english-xlarge',
    width: 320,
    scheme: 'light',
    text: 'xlarge',
    language: 'en-US',
    only: ['home', 'transfer-filled', ...everyday],
  },
  { name: '768-light', width: 768, scheme: 'light', only: ['home', 'transfer-confirm', 'bill'] },
  {
    name: 'landscape',
    width: 844,
    height: 390,
    scheme: 'light',
    only: ['home', 'transfer-filled', 'transfer-keypad', 'colleagues'],
  },
  {
    name: '390-contrast',
    width: 390,
    scheme: 'light',
    contrast: 'more',
    only: ['home', 'transfer-filled', 'bill', 'kit'],
  },
  { name: '390-dark-contrast', width: 390, scheme: 'dark', contrast: 'more', only: ['home', 'bill'] },
];
