import { preloadScreen } from '@/app/lazy-screens';
import { idle } from '@/ui/lazy/idle';

/** The pages most often opened from /home. */
const likely = ['/transfer1', '/rewardUsers', '/longballDetail'];
/** Milliseconds after which /home counts as settled. */
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

/** One page at a time, while the browser is idle: each takes a slow phone about 100 ms. */
async function prefetchLikely(): Promise<void> {
  for (const address of likely) {
    await idle();
    await preloadScreen(address);
  }
}
