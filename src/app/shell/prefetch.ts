import { prepareScreens } from '@/app/route-chunk';

/** Where people go from /home more often than not. */
const likely = ['/transfer1', '/rewardUsers', '/longballDetail'];
const settled = 2_500;

/** Fetches pages before they are visited: the likely ones once /home has settled, any other when its link is touched or focused. */
export function prefetchPages(): () => void {
  const touched = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href^="#/"]') : null;
    const address = link?.getAttribute('href')?.slice(1);
    if (address !== undefined) void prepareScreens([address]);
  };
  const timer = setTimeout(() => void prepareScreens(likely), settled);
  addEventListener('pointerdown', touched, { passive: true });
  addEventListener('focusin', touched);
  return () => {
    clearTimeout(timer);
    removeEventListener('pointerdown', touched);
    removeEventListener('focusin', touched);
  };
}
