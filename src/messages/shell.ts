import { area } from './area';
import { shell } from './zh-CN/shell';

export const shellWords = area(shell, () => import('./en-US/shell').then((module) => module.shell));
