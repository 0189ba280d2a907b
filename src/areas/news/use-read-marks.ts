import { useEffect } from 'react';
import { useCurrentUser } from '@/queries/account';
import { articleRead, readBy, useNewsRead } from './state';

/** The ids of the articles that this person has read on this device; empty while the user is not known. */
export function useReadMarks(): ReadonlySet<string> {
  const usercode = useCurrentUser().data?.usercode;
  const marks = useNewsRead();
  return new Set(usercode === undefined ? [] : readBy(marks, usercode));
}

/** Records that this article was opened. */
export function useMarkRead(id: string): void {
  const usercode = useCurrentUser().data?.usercode;
  useEffect(() => {
    if (usercode !== undefined) articleRead(usercode, id);
  }, [usercode, id]);
}
