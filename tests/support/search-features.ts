import { allEntrances } from '@/domain/home/entrance-groups';
import { sceneWords } from '@/domain/life/scene-words';
import type { Feature } from '@/domain/search/search';
import { scenes } from '@/messages/areas/scenes';

export const features: readonly Feature[] = allEntrances('LONGCOIN').map(([group, name]) => ({
  name,
  group,
  ...scenes.texts[name],
  groupLabel: scenes.groups[group],
  ...sceneWords[name],
}));
