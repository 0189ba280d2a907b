import { useEffect } from 'react';

/** Sets the title of the document while its page is visible; hidden pages run no effects. */
export function PageTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
