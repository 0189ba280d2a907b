import type { support as zh } from './support';

export const support: typeof zh = {
  copy: 'Copy support code',
  copied: 'Copied. Give it to customer service.',
  notCopied: 'It could not be copied, please note it down.',
};
