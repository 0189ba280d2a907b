import type { City } from '../rules/city-search';
import { cityTable } from './city-table';

/** All cities, by their codes. */
export const cities: readonly City[] = cityTable
  .flatMap((line) => line.split('|'))
  .map((row) => {
    const [code = '', name = '', ...syllables] = row.split(' ');
    return { code, name, pinyin: syllables.join(' ') };
  });

/** Where taxis are called most. */
export const hotCities: readonly string[] = [
  '110100',
  '310100',
  '440100',
  '440300',
  '330100',
  '510100',
  '500100',
  '320100',
  '420100',
  '610100',
  '320500',
  '120100',
];

const byCode = new Map(cities.map((city) => [city.code, city]));

export function cityOf(code: string): City | undefined {
  return byCode.get(code);
}

/** What number plates begin with, by the first two digits of the city's code. */
const provinces: Readonly<Record<string, string>> = Object.fromEntries(
  '11京 12津 13冀 14晋 15蒙 21辽 22吉 23黑 31沪 32苏 33浙 34皖 35闽 36赣 37鲁 41豫 42鄂 43湘 44粤 45桂 46琼 50渝 51川 52贵 53云 54藏 61陕 62甘 63青 64宁 65新'
    .split(' ')
    .map((pair) => [pair.slice(0, 2), pair.slice(2)]),
);

/** The first character of the number plates of a city. */
export function plateProvince(cityCode: string): string {
  return provinces[cityCode.slice(0, 2)] ?? '云';
}
