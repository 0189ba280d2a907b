import { area } from './area';
import { settings } from './zh-CN/settings';

/** The settings and the list of messages. */
export const settingWords = area(settings, () =>
  import('./en-US/settings').then((module) => module.settings),
);
