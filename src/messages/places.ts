import { area } from './define-messages';

export const places = {
  unknownTitle: '没有找到这个页面',
  unknownLine: '链接可能有误，或页面已下线。',
};

/** For unknown addresses. */
export const placeMessages = area(places, () => import('./places.en').then((module) => module.places));
