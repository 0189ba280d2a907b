import type { cities as zh } from './cities';

export const cities: typeof zh = {
  loading: 'Loading cities',
  failed: 'The cities could not be loaded',
  search: 'Search for a city',
  hint: 'Name, pinyin or initials',
  located: 'Where you are',
  locating: 'Finding your city…',
  unknownPlace: 'Your city is not known; choose one of the popular cities',
  elsewhere: (name) => `You are in ${name}, where taxis cannot be called yet`,
  locateAgain: 'Find my city again',
  hot: 'Popular cities',
  all: 'All cities',
  jump: 'Jump to a letter',
  chosen: (name) => `${name}, chosen`,
  found: (count) => `${count} ${count === 1 ? 'city' : 'cities'} found`,
  none: 'No such city',
  noneLine:
    'Try another spelling, such as the initials of its pinyin; taxis cannot be called in other cities yet',
  clear: 'Show all cities',
};
