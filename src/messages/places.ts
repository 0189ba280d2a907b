import { area } from './define-messages';

export const places = {
  soon: '即将开放',
  soonLine: (title: string) => `“${title}”还在准备中，很快和你见面。`,
  unknownTitle: '没有找到这个页面',
  unknownLine: '链接可能有误，或页面已下线。',
};

/** For unknown addresses and for screens that do not exist yet. */
export const placeMessages = area(places, () => import('./places.en').then((module) => module.places));
