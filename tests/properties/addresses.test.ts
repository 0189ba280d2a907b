import { areaList } from '@vant/area-data';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAddress } from '@/areas/addresses/rules/parse-address';
import { addressProblems, placeText } from '@/domain/addresses/address';
import { contactPhone } from '@/domain/addresses/contact-phone';
import { citiesIn, codesOf, districtsIn, isGrouping, placeOf, provincesIn } from '@/domain/addresses/regions';
import { seed } from './seed';

const places = Object.keys(areaList.county_list)
  .flatMap((code) => placeOf(areaList, code) ?? [])
  .filter(({ district }) => !isGrouping(district));
const phone = fc
  .tuple(fc.integer({ min: 3, max: 9 }), fc.integer({ min: 0, max: 999_999_999 }))
  .map(([second, rest]) => `1${second}${String(rest).padStart(9, '0')}`);

describe('any pasted address', () => {
  it('gives the place that it names in full, in any order of its parts', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...places),
        phone,
        fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
        fc.constantFrom(' ', '，', '\n', ', ', '；'),
        (place, number, order, separator) => {
          const parts = ['林向阳', number, `${placeText(place)}松风路18号6幢1102`];
          const parsed = parseAddress(order.map((index) => parts[index]).join(separator), areaList);
          expect(parsed).toMatchObject({ name: '林向阳', phone: number, detail: '松风路18号6幢1102' });
          expect(parsed.place).toEqual(place);
        },
      ),
      { seed, numRuns: 400 },
    );
  });

  it('is never read wrong enough to break: the marked parts lie in the text, one behind the other', () => {
    const piece = fc.constantFrom(
      '林向阳',
      '收',
      '浙江',
      '省',
      '杭州市',
      '西湖区',
      '18',
      '号',
      '转',
      '-',
      ' ',
      '\n',
      '：',
      '手机',
      '139',
      '05712046',
      '1',
      '（',
      '·',
      '😀',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 24 }), (pieces) => {
        const text = pieces.join('');
        let end = 0;
        for (const span of parseAddress(text, areaList).spans) {
          expect(span.from).toBeGreaterThanOrEqual(end);
          expect(span.to).toBeGreaterThan(span.from);
          end = span.to;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
      { seed, numRuns: 1000 },
    );
  });
});

describe('any place of the region data', () => {
  it('is understood where it is pasted in full', () => {
    const lost = places.filter(
      (place) => parseAddress(`${placeText(place)}松风路 18 号`, areaList).place?.code !== place.code,
    );
    expect(lost).toEqual([]);
  });

  it('is reached by province, city and district, and found again by its code', () => {
    for (const [province] of provincesIn(areaList))
      for (const [city] of citiesIn(areaList, province))
        for (const [district] of districtsIn(areaList, city)) {
          expect(codesOf(areaList, district)).toEqual([province, city, district]);
          expect(placeOf(areaList, district)?.code).toBe(district);
        }
  });

  it('is written without mere groupings and without the same name twice', () => {
    for (const place of places) {
      expect(placeText(place)).not.toMatch(/直辖县|市辖区|北京市北京市|^重庆市县/);
    }
  });
});

describe('any mobile number', () => {
  it('is taken however it is written, and is the same plain number', () => {
    fc.assert(
      fc.property(
        phone,
        fc.constantFrom('', ' ', '-'),
        fc.constantFrom('', '+86 ', '86'),
        (number, gap, country) => {
          const written = `${country}${number.slice(0, 3)}${gap}${number.slice(3, 7)}${gap}${number.slice(7)}`;
          expect(contactPhone(written)).toBe(number);
          const fields = {
            name: '林',
            phone: written,
            province: '',
            city: '',
            district: '',
            code: '1',
            detail: '1',
            tag: 'none',
          };
          expect(addressProblems({ ...fields, tag: 'none' }).phone).toBeNull();
        },
      ),
      { seed, numRuns: 200 },
    );
  });
});
