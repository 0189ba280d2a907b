import { thingDrawn, type ThingName } from '@/mocks/life/goods-drawings';
import { sceneDrawn, type SceneName } from './item-drawings';

const drawn = new Map<string, string>();

/** The address of an item's picture: what a person sent, or a drawing by its name, ground and side, as `kettle:4/1`. */
export function pictureAddress(picture: string): string {
  if (picture.startsWith('data:')) return picture;
  const known = drawn.get(picture);
  if (known !== undefined) return known;
  const [, name = '', ground = 0, side = 0] = /^([a-z-]+)(?::(\d+))?(?:\/(\d+))?$/.exec(picture) ?? [];
  const view = Number(side);
  const address = isScene(name)
    ? sceneDrawn(name, view)
    : thingDrawn(name as ThingName, { ground: Number(ground), view });
  drawn.set(picture, address);
  return address;
}

const scenes: Readonly<Record<SceneName, true>> = {
  camera: true,
  'desk-lamp': true,
  ukulele: true,
  bicycle: true,
  'moka-pot': true,
  'picture-books': true,
};

function isScene(name: string): name is SceneName {
  return name in scenes;
}
