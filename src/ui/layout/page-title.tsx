import { useEffect } from 'react';

/** What the document is called while this is shown; a page that is hidden does not name it. */
export function PageTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
