import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isHomeService } from '@/domain/home/entrances';
import { entranceVisited } from '@/state/entrance-visits';
import { pageVisited } from '@/state/visited';
import { idle } from '@/ui/lazy/idle';

/** Writes down which pages were visited, without their parameters, and how often those that home has a tile for. */
export function VisitHistory() {
  const { pathname } = useLocation();
  useEffect(() => {
    // Written once the page stands: the browser's storage takes its time.
    void idle().then(() => {
      pageVisited(pathname);
      if (isHomeService(pathname)) entranceVisited(pathname);
    });
  }, [pathname]);
  return null;
}
