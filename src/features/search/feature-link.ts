import { href } from '@/domain/href';
import { scenes, type SceneName } from '@/domain/scenes';

/** The drawing of a feature and the link to it. */
export function featureLink(name: SceneName): { icon: string; to: string } {
  const scene = scenes[name];
  return { icon: scene.icon, to: 'query' in scene ? href(scene.to, scene.query) : scene.to };
}
