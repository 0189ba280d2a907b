// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { cities, cityOf, hotCities, plateProvince } from '@/areas/taxi/mocks/cities';
import { findPlace, placesOf, suggestedPlaces } from '@/areas/taxi/mocks/places';
import { citiesByLetter, findCities } from '@/areas/taxi/rules/city-search';
import { placeLine } from '@/areas/taxi/rules/place';
import {
  cityChosen,
  placeChosen,
  rideRepeated,
  rideTimeChosen,
  useTaxiRoute,
} from '@/areas/taxi/state/taxi-route';

const found = (typed: string) => findCities(cities, typed).map(({ name }) => name);
const shenzhen = { code: '440300', name: '深圳' };
const beijing = { code: '110100', name: '北京' };

describe('the cities', () => {
  it('are 300, each with its own code and a syllable for each character', () => {
    expect(cities).toHaveLength(300);
    expect(new Set(cities.map(({ code }) => code)).size).toBe(300);
    expect(new Set(cities.map(({ name }) => name)).size).toBe(300);
    const uneven = cities.filter(({ name, pinyin }) => pinyin.split(' ').length !== Array.from(name).length);
    expect(uneven).toEqual([]);
    expect(hotCities.map((code) => cityOf(code)?.name)).not.toContain(undefined);
  });

  it.each([
    ['重庆', 'chong qing'],
    ['厦门', 'xia men'],
    ['六安', 'lu an'],
    ['蚌埠', 'beng bu'],
    ['台州', 'tai zhou'],
    ['长沙', 'chang sha'],
    ['朝阳', 'chao yang'],
    ['乐山', 'le shan'],
    ['亳州', 'bo zhou'],
    ['漯河', 'luo he'],
    ['泸州', 'lu zhou'],
    ['百色', 'bai se'],
  ])('%s is read %s', (name, pinyin) => {
    expect(cities.find((city) => city.name === name)?.pinyin).toBe(pinyin);
  });

  it.each([
    ['重庆', '重庆'],
    ['厦', '厦门'],
    ['chongqing', '重庆'],
    ['Chong Qing', '重庆'],
    ['cq', '重庆'],
    ['xiam', '厦门'],
    ['xi’an', '西安'],
    ['ｓｚ', '深圳'],
    ['深圳市', '深圳'],
    ['hhht', '呼和浩特'],
    ['lvliang', '吕梁'],
    ['luliang', '吕梁'],
  ])('%s finds %s', (typed, name) => {
    expect(found(typed)).toContain(name);
  });

  it('that begin with what was typed come first, and nothing is found for what none has', () => {
    expect(found('bei').slice(0, 2)).toEqual(['北京', '北海']);
    expect(found('nanjing')[0]).toBe('南京');
    expect(found('zhongqing')).toEqual([]);
    expect(found('云杉')).toEqual([]);
    expect(found('   ')).toEqual([]);
  });

  it('stand below their letters, each once', () => {
    const groups = citiesByLetter(cities);
    const letters = Array.from(groups.keys());
    expect(letters).toEqual([...letters].sort());
    expect(letters).not.toContain('I');
    expect(Array.from(groups.values()).flat()).toHaveLength(300);
    expect(groups.get('C')?.map(({ name }) => name)).toContain('重庆');
    expect(groups.get('X')?.map(({ name }) => name)).toContain('厦门');
  });

  it('have number plates of their province', () => {
    expect([plateProvince('440300'), plateProvince('110100'), plateProvince('500100')]).toEqual([
      '粤',
      '京',
      '渝',
    ]);
  });
});

describe('the places of a city', () => {
  it('are offices, stations, airports, hospitals and parks at crossings of its streets, the same each time', () => {
    const places = placesOf('440300');
    const names = places.map(({ name }) => name);
    for (const kind of ['云杉中心', '南站', '机场', '医院', '公园'])
      expect(names.some((name) => name.includes(kind))).toBe(true);
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
    expect(places.every(({ at, city }) => at.x % 100 === 0 && at.y % 100 === 0 && city === '440300')).toBe(
      true,
    );
    const [first] = places;
    expect(findPlace(first?.id ?? '')).toEqual(first);
    expect(findPlace('P999999-0-0')).toBeUndefined();
  });

  it('are suggested by their names and their doors', () => {
    const of = (typed: string) => suggestedPlaces('440300', typed).map(placeLine);
    expect(of('高铁')).toEqual(['高铁深圳南站 · 东进站口', '高铁深圳南站 · 西进站口']);
    expect(of('云杉中心 3 北门')).toEqual(['云杉中心 3 号楼 · 北门']);
    expect(of('')).toHaveLength(12);
    expect(of('月球')).toEqual([]);
  });
});

describe('the route of a ride', () => {
  const [from, to] = placesOf('440300');
  if (from === undefined || to === undefined) throw new Error('no places');

  it('forgets a place when another city is chosen for that end', () => {
    rideRepeated(from, to, shenzhen);
    rideTimeChosen('2026-11-21 12:00:00');
    cityChosen('end', beijing);
    expect(useTaxiRoute.getState()).toMatchObject({ start: from, end: null, endCity: beijing });
    cityChosen('start', shenzhen);
    expect(useTaxiRoute.getState()).toMatchObject({ start: from, when: '2026-11-21 12:00:00' });
  });

  it('is for now where an earlier ride is repeated, and keeps what was chosen in the storage', () => {
    rideTimeChosen('2026-11-21 12:00:00');
    rideRepeated(from, to, shenzhen);
    placeChosen('end', from);
    expect(useTaxiRoute.getState()).toMatchObject({ start: from, end: from, when: '' });
    expect(localStorage.getItem('person/taxi-route')).toContain(from.id);
  });
});
