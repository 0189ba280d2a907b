import { useMemo } from 'react';
import { allEntrances } from '@/domain/home/entrance-groups';
import type { Feature } from '@/domain/search/search';
import { sceneMessages } from '@/messages/areas/scenes';
import { useMessages } from '@/messages/language';
import { useSession } from '@/state/session';
import { scenePinyin } from './rules/scene-pinyin';

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
        pinyin: scenePinyin[name],
      })),
    [sysType, texts, groups],
  );
}
