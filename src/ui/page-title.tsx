import { useEffect } from 'react';
import { idle } from './idle';

/**
 * What the document is called while this stands. React's own `<title>` would be put in place within each page change: the frame that shows the
 * page would wait for a word that nobody looks at first.
 */
export function PageTitle({ title }: { title: string }) {
  useEffect(() => {
    let stands = true;
    void idle().then(() => {
      if (stands) document.title = title;
    });
    return () => {
      stands = false;
    };
  }, [title]);
  return null;
}
