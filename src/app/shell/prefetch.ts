import { preloadScreen } from '@/app/lazy-screens';
import { idle } from '@/ui/lazy/idle';
import { onceWhole } from './once-whole';

/** The pages most often opened from /home. */
const likely = ['/transfer1', '/rewardUsers', '/longballDetail'];

/** Fetches the code of pages before they are visited: the likely ones once /home is whole, any other when its link is touched or focused. */
export function prefetchPages(): () => void {
  const stop = savesData() ? () => undefined : prefetchLikely(likely);
  addEventListener('focusin', prefetchLinked);
  addEventListener('pointerdown', prefetchLinked, { passive: true });
  return () => {
    stop();
    removeEventListener('focusin', prefetchLinked);
    removeEventListener('pointerdown', prefetchLinked);
  };
}

function prefetchLinked({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a[href^="#/"]') : null;
  const address = link?.getAttribute('href')?.slice(1);
  if (address !== undefined) void preloadScreen(address);
}

/** One page at a time, while line and browser are idle: each takes a slow phone about 100 ms. */
function prefetchLikely([address, ...others]: readonly string[]): () => void {
  let stop: () => void = () => undefined;
  if (address === undefined) return stop;
  stop = onceWhole(() => {
    void idle()
      .then(() => preloadScreen(address))
      .then(() => (stop = prefetchLikely(others)));
  });
  return () => stop();
}

/** Whether the person has asked the browser to fetch no more than is needed. */
function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
}
