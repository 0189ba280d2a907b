import { prepareScreen } from '@/app/route-chunk';

/** Where people go from /home more often than not. */
const likely = ['/transfer1', '/rewardUsers', '/longballDetail'];
const settled = 2_500;

/** Fetches pages before they are visited: the likely ones once /home has settled, any other when its link is touched or focused. */
export function prefetchPages(): () => void {
  const touched = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href^="#/"]') : null;
    const address = link?.getAttribute('href')?.slice(1);
    if (address !== undefined) void prepareScreen(address);
  };
  const timer = setTimeout(() => void prepareLikely(), settled);
  addEventListener('pointerdown', touched, { passive: true });
  addEventListener('focusin', touched);
  return () => {
    clearTimeout(timer);
    removeEventListener('pointerdown', touched);
    removeEventListener('focusin', touched);
  };
}

/** One page at a time, and only while nothing else is to be done: a slow phone takes a tenth of a second for each. */
async function prepareLikely(): Promise<void> {
  for (const address of likely) {
    await idle();
    await prepareScreen(address);
  }
}

/** Not every browser tells when it has nothing to do. */
function idle(): Promise<unknown> {
  return new Promise((done) => ('requestIdleCallback' in window ? requestIdleCallback : setTimeout)(done));
}
