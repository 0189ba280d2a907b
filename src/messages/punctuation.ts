import { area } from './define-messages';

/** The marks between texts that are put together, which differ between the languages. */
export const punctuation = {
  comma: '，',
  stop: '。',
  colon: '：',
  listed: (parts: readonly string[]) => parts.join('、'),
  bracketed: (text: string) => `（${text}）`,
};

export const punctuationMessages = area(punctuation, () =>
  import('./punctuation.en').then((module) => module.punctuation),
);
