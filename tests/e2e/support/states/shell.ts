import { showing, type ScreenState } from './state';

/** What the shell shows instead of a screen, in each state that looks different. */
export const shellStates: readonly ScreenState[] = [
  { what: 'an unknown address', reach: showing('/nowhere', '链接可能有误，或页面已下线。') },
];
