import type { SystemType } from '@/domain/account';
import { scenes, scenesByGroup, type SceneGroup, type SceneName } from '@/domain/life/scenes';
import type { EntranceMeta } from './entrances';

/** Every entrance that a session has, with the group it stands in. */
export function allEntrances(
  sysType: SystemType,
): readonly (readonly [SceneGroup, SceneName, EntranceMeta])[] {
  return scenesByGroup(sysType).flatMap(([group, names]) =>
    names.map((name) => [group, name, scenes[name]] as const),
  );
}
