/** China's provinces, cities and districts by their 6-digit codes: 330000 浙江省, 330100 杭州市, 330106 西湖区. */
export interface RegionData {
  readonly province_list: Readonly<Record<string, string>>;
  readonly city_list: Readonly<Record<string, string>>;
  readonly county_list: Readonly<Record<string, string>>;
}

export type Region = readonly [code: string, name: string];

/** The three names of a place and the 6-digit code of the smallest of them; a place without cities or districts has empty names. */
export interface Place {
  province: string;
  city: string;
  district: string;
  code: string;
}

/** Rows that only group districts which belong to no city, and are no part of an address. */
const groupings = ['省直辖县', '自治区直辖县级行政区划', '县', '市辖区'];

export function isGrouping(name: string): boolean {
  return groupings.includes(name);
}

export function provincesIn({ province_list: provinces }: RegionData): readonly Region[] {
  return Object.entries(provinces);
}

/** The cities of a province; a municipality has one of its own name. */
export function citiesIn({ city_list: cities }: RegionData, province: string): readonly Region[] {
  return Object.entries(cities).filter(([code]) => code.startsWith(province.slice(0, 2)));
}

/** The districts of a city; some cities have none. */
export function districtsIn({ county_list: districts }: RegionData, city: string): readonly Region[] {
  return city === '' ? [] : Object.entries(districts).filter(([code]) => code.startsWith(city.slice(0, 4)));
}

/** The codes of province, city and district above and at a code; empty where it is unknown or has none. */
export function codesOf(data: RegionData, code: string): readonly [string, string, string] {
  const province = `${code.slice(0, 2)}0000`;
  const city = `${code.slice(0, 4)}00`;
  return [
    province in data.province_list ? province : '',
    city in data.city_list ? city : '',
    code in data.county_list ? code : '',
  ];
}

/** The place of a code; null where the data do not know it. */
export function placeOf(data: RegionData, code: string): Place | null {
  const [provinceCode, cityCode, districtCode] = codesOf(data, code);
  const province = data.province_list[provinceCode];
  if (province === undefined || ![provinceCode, cityCode, districtCode].includes(code)) return null;
  return {
    province,
    city: data.city_list[cityCode] ?? '',
    district: data.county_list[districtCode] ?? '',
    code,
  };
}
