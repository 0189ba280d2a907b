import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether an element is in the viewport enlarged by `margin` (a `rootMargin` of `IntersectionObserver`). Always true in browsers without
 * an observer.
 */
export function useOnScreen(element: RefObject<Element | null>, margin: string): boolean {
  const [isVisible, setIsVisible] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (element.current === null || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => setIsVisible(entries[entries.length - 1]?.isIntersecting === true),
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin]);
  return isVisible;
}
