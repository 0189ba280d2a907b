import { area } from './area';
import { places } from './zh-CN/places';

/** Of addresses that are none, or whose screen is still to come. */
export const placeWords = area(places, () => import('./en-US/places').then((module) => module.places));
