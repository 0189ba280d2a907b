import { Children, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useOnScreen } from '@/ui/browser/on-screen';
import { idle } from '@/ui/lazy/idle';

interface LazySectionProps {
  children: ReactNode;
  /** Shown instead of the children that are not rendered yet. */
  fallback: ReactNode;
}

/** How far ahead of the viewport a child is rendered (`rootMargin`): a whole screen once the person has scrolled. */
const marginAtRest = '0px';
const marginScrolled = '0px 0px 100% 0px';

/**
 * Renders its children one at a time while the browser is idle, because rendering all at once blocks a slow phone. Children outside the
 * viewport wait for scrolling: most visits never reach them, and each one calls the gateways.
 */
export function LazySection({ children, fallback }: LazySectionProps) {
  const sections = Children.toArray(children);
  const [renderedCount, setRenderedCount] = useState(1);
  const [margin, setMargin] = useState(() => (window.scrollY > 0 ? marginScrolled : marginAtRest));
  useEffect(() => {
    const handleScroll = () => setMargin(marginScrolled);
    addEventListener('scroll', handleScroll, { once: true, passive: true });
    return () => removeEventListener('scroll', handleScroll);
  }, []);
  return (
    <>
      {sections.slice(0, renderedCount)}
      {renderedCount < sections.length && (
        // Remounted for each child, because the position of the previous one says nothing about this one.
        <NextSection key={renderedCount} margin={margin} onNear={() => setRenderedCount(renderedCount + 1)}>
          {fallback}
        </NextSection>
      )}
    </>
  );
}

function NextSection({
  margin,
  onNear,
  children,
}: {
  margin: string;
  onNear: () => void;
  children: ReactNode;
}) {
  const element = useRef<HTMLDivElement>(null);
  const isNear = useOnScreen(element, margin);
  const renderNext = useEffectEvent(onNear);
  useEffect(() => {
    if (!isNear) return;
    let isActive = true;
    void idle().then(() => isActive && renderNext());
    return () => {
      isActive = false;
    };
  }, [isNear]);
  // Hide the skeleton from screen readers until it is near the viewport.
  return (
    <div ref={element} aria-hidden={!isNear}>
      {children}
    </div>
  );
}
