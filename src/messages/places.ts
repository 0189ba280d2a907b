import { area } from './define-messages';

export const places = {
  soon: '即将开放',
  soonLine: (title: string) => `“${title}”还在准备中，很快和你见面。`,
  unknownTitle: '没有找到这个页面',
  unknownLine: '地址可能写错了，或者页面已经搬走。',
};

/** For unknown addresses and for screens that do not exist yet. */
export const placeMessages = area(places, () => import('./places.en').then((module) => module.places));
