import { area } from './area';
import { agreements } from './zh-CN/agreements';

/** Agreements, authorisations, and the pop-up that is read again. */
export const agreementWords = area(agreements, () =>
  import('./en-US/agreements').then((module) => module.agreements),
);
