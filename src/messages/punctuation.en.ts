import type { punctuation as zh } from './punctuation';

export const punctuation: typeof zh = {
  comma: ', ',
  stop: '. ',
  colon: ': ',
  listed: (parts) => parts.join(', '),
  bracketed: (text) => ` (${text})`,
};
