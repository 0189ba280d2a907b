import { useEffect } from 'react';
import type { GrantList } from '@/domain/spreadsheets/grant-list';
import { useCurrentUser } from '@/queries/account';
import { grantListRestored, useGrantList } from '@/state/grant-list';

/** The list that was imported; undefined while it is read from the device after a reload, null where there is none. */
export function useSheetList(isUsed: boolean): GrantList | null | undefined {
  const { data: user } = useCurrentUser();
  const { list, isRestored } = useGrantList();
  const owner = user?.usercode;
  useEffect(() => {
    if (isUsed && !isRestored && owner !== undefined) void grantListRestored(owner);
  }, [isUsed, isRestored, owner]);
  return isRestored ? list : undefined;
}
