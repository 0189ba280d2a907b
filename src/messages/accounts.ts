import { area } from './area';
import { accounts } from './zh-CN/accounts';

export const accountWords = area(accounts, () =>
  import('./en-US/accounts').then((module) => module.accounts),
);
