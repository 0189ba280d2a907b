import { isGrouping, type RegionData } from '@/domain/addresses/regions';

/** A province, city or district with the ways in which people write it; the first is its whole name. */
interface NamedRegion {
  readonly code: string;
  readonly forms: readonly string[];
}

/** Regions by the first character of their names. */
type Index = ReadonlyMap<string, readonly NamedRegion[]>;

export interface RegionNames {
  readonly provinces: Index;
  readonly cities: Index;
  readonly districts: Index;
}

const peoples =
  '蒙古|柯尔克孜|哈萨克|塔吉克|锡伯|朝鲜|土家|布依|哈尼|景颇|傈僳|达斡尔|鄂温克|鄂伦春|仡佬|拉祜|纳西|布朗|普米|独龙|毛南|仫佬|' +
  '撒拉|东乡|保安|裕固|维吾尔|各|藏|羌|彝|苗|侗|壮|傣|白|回|满|瑶|畲|黎|水|土|佤|怒';
const autonomous = new RegExp(`(?:(?:${peoples})族?)+自治([州县旗区])$`);

const known = new WeakMap<RegionData, RegionNames>();

/** The names of all regions, prepared once. */
export function regionNames(data: RegionData): RegionNames {
  const before = known.get(data);
  if (before !== undefined) return before;
  const names = {
    provinces: indexOf(data.province_list, provinceForms),
    cities: indexOf(data.city_list, cityForms),
    districts: indexOf(data.county_list, districtForms),
  };
  known.set(data, names);
  return names;
}

/** The regions whose code begins with `scope` and that the text names at `from`, each with the longest of its forms. */
export function regionsAt(
  index: Index,
  text: string,
  from: number,
  scope: string,
): readonly { code: string; form: string; isWhole: boolean }[] {
  return (index.get(text.charAt(from)) ?? []).flatMap(({ code, forms }) => {
    if (!code.startsWith(scope)) return [];
    const [whole] = forms;
    const form = forms
      .filter((each) => text.startsWith(each, from))
      .sort((one, other) => other.length - one.length)[0];
    return form === undefined ? [] : [{ code, form, isWhole: form === whole }];
  });
}

function indexOf(regions: Readonly<Record<string, string>>, formsOf: (name: string) => string[]): Index {
  const index = new Map<string, NamedRegion[]>();
  for (const [code, name] of Object.entries(regions)) {
    if (isGrouping(name)) continue;
    const forms = [name, ...formsOf(name)].filter(({ length }) => length > 1);
    const first = name.charAt(0);
    index.set(first, [...(index.get(first) ?? []), { code, forms }]);
  }
  return index;
}

/** 浙江 for 浙江省, 新疆 and 新疆自治区 for 新疆维吾尔自治区. */
function provinceForms(name: string): string[] {
  const short = name.replace(autonomous, '').replace(/(?:省|市|自治区|特别行政区)$/, '');
  return name.endsWith('自治区') ? [short, `${short}自治区`] : [short];
}

/** 杭州 for 杭州市, 恩施 and 恩施州 for 恩施土家族苗族自治州. */
function cityForms(name: string): string[] {
  if (autonomous.test(name)) {
    const short = name.replace(autonomous, '');
    return [short, `${short}州`];
  }
  return [name.replace(/(?:市|地区|盟)$/, '')];
}

/** 富阳市 for 富阳区, which it was before, and 景宁县 for 景宁畲族自治县; never the bare name, which may be that of a road. */
function districtForms(name: string): string[] {
  const short = name.replace(autonomous, '').replace(/(?:街道办事处|街道|新区|[区县市镇旗])$/, '');
  if (short.length < 2 || short === name) return [];
  return ['区', '县', '市', '镇', '街道'].map((suffix) => short + suffix);
}
