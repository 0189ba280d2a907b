import { useEffect } from 'react';
import { useCurrentUser } from '@/queries/account';
import { articleRead, readBy, useNewsRead } from '@/state/news-read';

/** What this person has read here; nothing while it is not known who it is. */
export function useReadMarks(): ReadonlySet<string> {
  const usercode = useCurrentUser().data?.usercode;
  const marks = useNewsRead();
  return new Set(usercode === undefined ? [] : readBy(marks, usercode));
}

/** Keeps in mind that this article was opened. */
export function useMarkRead(id: string): void {
  const usercode = useCurrentUser().data?.usercode;
  useEffect(() => {
    if (usercode !== undefined) articleRead(usercode, id);
  }, [usercode, id]);
}
