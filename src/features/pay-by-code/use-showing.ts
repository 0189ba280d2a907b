import { useState } from 'react';
import { usePageHidden } from '@/ui/browser/page-hidden';

/** How often the page has come into view, 0 while it is out of it: what must not be seen by the way hangs on it. */
export function useShowing(): number {
  const hidden = usePageHidden();
  const [{ times, before }, look] = useState({ times: hidden ? 0 : 1, before: hidden });
  if (before !== hidden) look({ times: times + (hidden ? 0 : 1), before: hidden });
  return hidden ? 0 : times;
}
