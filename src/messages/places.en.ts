import type { places as zh } from './places';

export const places: typeof zh = {
  unknownTitle: 'There is no such page',
  unknownLine: 'The address may be mistyped, or the page has moved.',
};
