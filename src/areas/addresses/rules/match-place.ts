import { placeOf, type Place, type RegionData } from '@/domain/addresses/regions';
import { regionNames, regionsAt, type RegionNames } from './region-names';

interface PlaceMatch {
  place: Place;
  /** The index behind the last character of the place. */
  end: number;
}

interface Candidate {
  code: string;
  end: number;
  /** How many of province, city and district are named. */
  levels: number;
  /** The district is written with its whole name of today. */
  isWhole: boolean;
}

/**
 * The place that a text without blanks names at `from`, where there is no doubt about its district: 杭州市西湖区 with or without its province,
 * 浙江义乌市 without its city, 余杭区 alone because there is only one, but not 西湖区 alone.
 */
export function matchPlace(data: RegionData, text: string, from: number): PlaceMatch | null {
  const candidates = candidatesAt(regionNames(data), text, from);
  const levels = Math.max(0, ...candidates.map((candidate) => candidate.levels));
  const named = candidates.filter((candidate) => candidate.levels === levels);
  const end = Math.max(0, ...named.map((candidate) => candidate.end));
  const longest = named.filter((candidate) => candidate.end === end);
  const whole = longest.filter(({ isWhole }) => isWhole);
  const [best, ...others] = whole.length > 0 ? whole : longest;
  if (best === undefined || others.some(({ code }) => code !== best.code)) return null;
  const place = placeOf(data, best.code);
  if (place === null) return null;
  // Forms with a field for the place often have it in the field for the street again.
  const again = end < text.length ? matchPlace(data, text, end) : null;
  return again?.place.code === place.code ? again : { place, end };
}

/** Whether a word is the name of a province, a city or a district, as people write it. */
export function isRegionName(data: RegionData, word: string): boolean {
  const { provinces, cities, districts } = regionNames(data);
  return [provinces, cities, districts].some((index) =>
    regionsAt(index, word, 0, '').some(({ form }) => form === word),
  );
}

function candidatesAt(names: RegionNames, text: string, from: number): readonly Candidate[] {
  const nothing = { code: '', form: '', isWhole: true };
  const found: Candidate[] = [];
  for (const province of [nothing, ...regionsAt(names.provinces, text, from, '')]) {
    const cityFrom = from + province.form.length;
    const scope = province.code.slice(0, 2);
    for (const city of [nothing, ...regionsAt(names.cities, text, cityFrom, scope)]) {
      const districtFrom = afterGrouping(text, cityFrom + city.form.length);
      const isAlone = province === nothing && city === nothing;
      const districtScope = city === nothing ? scope : city.code.slice(0, 4);
      for (const district of regionsAt(names.districts, text, districtFrom, districtScope)) {
        // Without anything above it, a former or a short name is not enough.
        if (isAlone && (!district.isWhole || district.form.length < 3)) continue;
        found.push({
          code: district.code,
          end: districtFrom + district.form.length,
          levels: 1 + Number(province !== nothing) + Number(city !== nothing),
          isWhole: district.isWhole,
        });
      }
    }
  }
  return found;
}

/** Skips the name of a mere grouping, which some forms put before the district. */
function afterGrouping(text: string, from: number): number {
  const [grouping = ''] = /^(?:市辖区|(?:省|自治区)直辖县(?:级行政区划)?)/.exec(text.slice(from)) ?? [];
  return from + grouping.length;
}
