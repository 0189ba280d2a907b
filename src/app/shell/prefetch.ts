import { prepareScreen } from '@/app/route-chunk';
import { linkTouched } from '@/state/visit';
import { idle } from '@/ui/idle';

/** Where people go from /home more often than not. */
const likely = ['/transfer1', '/rewardUsers', '/longballDetail'];
const settled = 2_500;

/** How long after a finger was lifted its click may still come, ms. */
const forClick = 300;

/**
 * Gets pages ready before they are visited: the likely ones are fetched once /home has settled, any other when its link is focused. While
 * a link is touched its page is drawn out of sight as well, so that lifting the finger only has to show it.
 */
export function prefetchPages(): () => void {
  let held: string | null = null;
  let lifted: ReturnType<typeof setTimeout> | undefined;
  const letGo = () => {
    held = null;
    linkTouched(null);
  };
  const focused = ({ target }: Event) => {
    const address = addressBehind(target);
    if (address !== null) void prepareScreen(address);
  };
  const touched = ({ target }: Event) => {
    const address = addressBehind(target);
    if (address === null) return;
    clearTimeout(lifted);
    held = address;
    void prepareScreen(address).then(() => held === address && linkTouched(address));
  };
  const released = () => {
    if (held === null) return;
    clearTimeout(lifted);
    lifted = setTimeout(letGo, forClick);
  };
  const timer = setTimeout(() => void prepareLikely(), settled);
  addEventListener('focusin', focused);
  addEventListener('pointerdown', touched, { passive: true });
  addEventListener('pointerup', released, { passive: true });
  // The touch has become a scroll.
  addEventListener('pointercancel', letGo, { passive: true });
  return () => {
    clearTimeout(timer);
    clearTimeout(lifted);
    letGo();
    removeEventListener('focusin', focused);
    removeEventListener('pointerdown', touched);
    removeEventListener('pointerup', released);
    removeEventListener('pointercancel', letGo);
  };
}

function addressBehind(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a[href^="#/"]') : null;
  return link?.getAttribute('href')?.slice(1) ?? null;
}

/** One page at a time, and only while nothing else is to be done: a slow phone takes a tenth of a second for each. */
async function prepareLikely(): Promise<void> {
  for (const address of likely) {
    await idle();
    await prepareScreen(address);
  }
}
