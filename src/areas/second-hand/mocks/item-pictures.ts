import { thingDrawn, type ThingName } from '@/mocks/life/goods-drawings';
import { sceneDrawn, type SceneName } from './item-drawings';

const drawn = new Map<string, string>();

/** The address of an item's picture: what a person sent, or a drawing by its name and ground, as `kettle:4`. */
export function pictureAddress(picture: string): string {
  if (picture.startsWith('data:')) return picture;
  const known = drawn.get(picture);
  if (known !== undefined) return known;
  const [name = '', ground = '0'] = picture.split(':');
  const address = isScene(name) ? sceneDrawn(name) : thingDrawn(name as ThingName, Number(ground));
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
