import { areaList } from '@vant/area-data';
import { describe, expect, it } from 'vitest';
import { parseAddress } from '@/areas/addresses/rules/parse-address';
import { placeText } from '@/domain/addresses/address';
import { pastedForms } from '../../support/pasted-addresses';

const parse = (text: string) => parseAddress(text, areaList);

describe('a pasted address', () => {
  it.each(pastedForms)('is read with %s', (_, text, name, phone, place, detail) => {
    const parsed = parse(text);
    expect({
      name: parsed.name,
      phone: parsed.phone,
      place: parsed.place === null ? '' : placeText(parsed.place),
      detail: parsed.detail,
    }).toEqual({ name, phone, place, detail });
  });

  it('leaves the place empty where several districts have the name, and keeps the words', () => {
    const { place, detail, name } = parse('林向阳 13905712046 西湖区松风路18号');
    expect(place).toBeNull();
    expect(detail).toBe('西湖区松风路18号');
    expect(name).toBe('林向阳');
  });

  it('leaves the place empty where the district is missing', () => {
    const { place, detail } = parse('林向阳 13905712046 浙江省杭州市松风路18号');
    expect(place).toBeNull();
    expect(detail).toBe('浙江省杭州市松风路18号');
  });

  it('leaves the name empty where two words are as likely', () => {
    expect(parse('周航，张明，浙江省杭州市西湖区松风路18号').name).toBe('');
  });

  it('leaves the name empty where there is none', () => {
    const { name, detail } = parse('浙江省杭州市西湖区松风路 18 号 白云里 13905712046');
    expect(name).toBe('');
    expect(detail).toBe('松风路 18 号 白云里');
  });

  it('leaves the phone empty where a digit is missing', () => {
    expect(parse('林向阳 1390571204 浙江省杭州市西湖区松风路18号').phone).toBe('');
  });

  it('says which second number it has not taken', () => {
    expect(parse('林向阳 0571-88886666 13905712046 杭州市西湖区松风路18号').otherPhone).toBe('0571-88886666');
  });

  it('marks the parts where they stand in the text', () => {
    const text = '浙江省杭州市西湖区松风路 18 号\n林向阳 139 0571 2046';
    const marked = parse(text).spans.map(({ part, from, to }) => [part, text.slice(from, to)]);
    expect(marked).toEqual([
      ['address', '浙江省杭州市西湖区松风路 18 号'],
      ['name', '林向阳'],
      ['phone', '139 0571 2046'],
    ]);
  });

  it('takes nothing from an empty text', () => {
    expect(parse('  \n ')).toEqual({
      name: '',
      phone: '',
      otherPhone: '',
      place: null,
      detail: '',
      spans: [],
    });
  });
});
