import { useMemo } from 'react';
import { allEntrances } from '@/domain/home/entrance-groups';
import { sceneWords } from '@/domain/life/scene-words';
import type { Feature } from '@/domain/search/search';
import { sceneMessages } from '@/messages/areas/scenes';
import { useMessages } from '@/messages/language';
import { useSession } from '@/state/session';

/** All entrances that this session has, with their texts in the person's language. */
export function useFeatures(): readonly Feature[] {
  const { groups, texts } = useMessages(sceneMessages);
  const sysType = useSession((session) => session.sysType);
  return useMemo(
    () =>
      allEntrances(sysType).map(([group, name]) => ({
        name,
        group,
        ...texts[name],
        groupLabel: groups[group],
        ...sceneWords[name],
      })),
    [sysType, texts, groups],
  );
}
