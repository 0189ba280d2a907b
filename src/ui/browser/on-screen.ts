import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether an element is in sight, or `margin` (as the browser's observer takes it) away from it. A browser without an observer
 * counts everything as seen.
 */
export function useOnScreen(element: RefObject<Element | null>, margin: string): boolean {
  const [seen, setSeen] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (element.current === null || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => setSeen(entries[entries.length - 1]?.isIntersecting === true),
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin]);
  return seen;
}
