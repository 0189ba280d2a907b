import { href } from '@/domain/href';
import { scenes, type SceneName } from '@/domain/scenes';

/** The drawing of a scene and the link to it. */
export function sceneEntrance(name: SceneName): { icon: string; to: string } {
  const scene = scenes[name];
  return { icon: scene.icon, to: 'query' in scene ? href(scene.to, scene.query) : scene.to };
}
