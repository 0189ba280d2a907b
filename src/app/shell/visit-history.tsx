import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isHomeService } from '@/domain/home/entrances';
import { entranceVisited } from '@/state/entrance-visits';
import { pageVisited } from '@/state/visited';
import { idle } from '@/ui/lazy/idle';

/** Records the visited pages, without their parameters, and how often each page with a tile on /home is opened. */
export function VisitHistory() {
  const { pathname } = useLocation();
  useEffect(() => {
    // Written after the page is shown, because the browser's storage is slow.
    void idle().then(() => {
      pageVisited(pathname);
      if (isHomeService(pathname)) entranceVisited(pathname);
    });
  }, [pathname]);
  return null;
}
