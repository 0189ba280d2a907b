import { Children, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { idle } from './idle';
import { useOnScreen } from '@/ui/browser/on-screen';

interface LazySectionProps {
  children: ReactNode;
  /** Stands for those that are still to come. */
  fallback: ReactNode;
}

/** How far below the screen a part is drawn, as the browser's observer takes it: once people scroll, a whole screen ahead of them. */
const atRest = '0px';
const scrolling = '0px 0px 100% 0px';

/**
 * Draws its children one at a time, whenever the browser has nothing else to do: all at once they hold a slow phone up. Those out of sight
 * wait until somebody scrolls: most visits never get to them, and each asks the gateways for what it shows.
 */
export function LazySection({ children, fallback }: LazySectionProps) {
  const parts = Children.toArray(children);
  const [drawn, draw] = useState(1);
  const [margin, setMargin] = useState(() => (window.scrollY > 0 ? scrolling : atRest));
  useEffect(() => {
    const scrolled = () => setMargin(scrolling);
    addEventListener('scroll', scrolled, { once: true, passive: true });
    return () => removeEventListener('scroll', scrolled);
  }, []);
  return (
    <>
      {parts.slice(0, drawn)}
      {drawn < parts.length && (
        // A new place for each: where the one before it stood says nothing about whether this one is seen.
        <Next key={drawn} margin={margin} onNear={() => draw(drawn + 1)}>
          {fallback}
        </Next>
      )}
    </>
  );
}

function Next({ margin, onNear, children }: { margin: string; onNear: () => void; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useOnScreen(place, margin);
  const drawNext = useEffectEvent(onNear);
  useEffect(() => {
    if (!near) return;
    let wanted = true;
    void idle().then(() => wanted && drawNext());
    return () => {
      wanted = false;
    };
  }, [near]);
  // What nobody is fallback for yet is not said to be on its way.
  return (
    <div ref={place} aria-hidden={!near}>
      {children}
    </div>
  );
}
