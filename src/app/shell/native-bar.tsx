import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { titleFinishedDelay } from '@/domain/constants';
import { theHost } from '@/host/current';
import type { Host } from '@/host/host';

/** Tells the super app's own navigation bar the title of the page, and when a page is there. */
export function NativeBar() {
  const { key, pathname } = useLocation();
  useEffect(followTitle, []);
  useEffect(() => {
    const timer = setTimeout(() => tellHost((host) => host.pageFinished()), titleFinishedDelay);
    return () => clearTimeout(timer);
  }, [key, pathname]);
  return null;
}

/** Keeps the bar's title equal to the document's, because a page may set its title late. */
function followTitle(): () => void {
  let told = '';
  const follow = () => {
    const { title } = document;
    // Between two pages the document may have no title at all.
    if (title === told || title === '') return;
    told = title;
    tellHost((host) => host.setTitle(title));
  };
  const titles = new MutationObserver(follow);
  titles.observe(document.head, { childList: true, subtree: true, characterData: true });
  follow();
  return () => titles.disconnect();
}

/** A missing or refused response is ignored. */
function tellHost(what: (host: Host) => Promise<void>): void {
  theHost()
    .then(what)
    .catch(() => undefined);
}
