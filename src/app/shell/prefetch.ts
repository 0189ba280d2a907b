import { preloadScreen } from '@/app/lazy-screens';
import { idle } from '@/ui/lazy/idle';

/** Where people go from /home more often than not. */
const likely = ['/transfer1', '/rewardUsers', '/longballDetail'];
/** /home has settled after so long, ms. */
const settled = 2_500;

/** Fetches the code of pages before they are visited: the likely ones once /home has settled, any other when its link is touched or focused. */
export function prefetchPages(): () => void {
  const timer = setTimeout(() => void prefetchLikely(), settled);
  addEventListener('focusin', prefetchLinked);
  addEventListener('pointerdown', prefetchLinked, { passive: true });
  return () => {
    clearTimeout(timer);
    removeEventListener('focusin', prefetchLinked);
    removeEventListener('pointerdown', prefetchLinked);
  };
}

function prefetchLinked({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a[href^="#/"]') : null;
  const address = link?.getAttribute('href')?.slice(1);
  if (address !== undefined) void preloadScreen(address);
}

/** One page at a time, and only while nothing else is to be done: a slow phone takes a tenth of a second for each. */
async function prefetchLikely(): Promise<void> {
  for (const address of likely) {
    await idle();
    await preloadScreen(address);
  }
}
