import { chromium } from './chromium';
import { firefox } from './firefox';
import { webkit } from './webkit';

export const engines = [chromium, firefox, webkit] as const;
