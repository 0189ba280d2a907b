import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { pageVisited } from '@/state/visited';

/** Writes down which pages were visited, without their parameters. */
export function VisitHistory() {
  const { pathname } = useLocation();
  useEffect(() => pageVisited(pathname), [pathname]);
  return null;
}
