import type { places as zh } from './places';

export const places: typeof zh = {
  soon: 'Coming soon',
  soonLine: (title: string) => `“${title}” is being prepared and will open soon.`,
  unknownTitle: 'There is no such page',
  unknownLine: 'The address may be mistyped, or the page has moved.',
};
