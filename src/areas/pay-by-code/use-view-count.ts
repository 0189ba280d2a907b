import { useState } from 'react';
import { usePageHidden } from '@/ui/browser/page-hidden';

/** How often the page has become visible, 0 while it is hidden; a code belongs to one of these views, so that a hidden page shows none. */
export function useViewCount(): number {
  const isHidden = usePageHidden();
  const [{ count, wasHidden }, setView] = useState({ count: isHidden ? 0 : 1, wasHidden: isHidden });
  if (wasHidden !== isHidden) setView({ count: count + (isHidden ? 0 : 1), wasHidden: isHidden });
  return isHidden ? 0 : count;
}
