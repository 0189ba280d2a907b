import { describe, expect, it } from 'vitest';
import { operatorOf } from '@/areas/prepaid/rules/operators';

const own = {
  mobile: '134 135 136 137 138 139 147 148 150 151 152 157 158 159 172 178 182 183 184 187 188 195 197 198',
  unicom: '130 131 132 145 146 155 156 166 175 176 185 186 196',
  telecom: '133 1349 149 153 173 1740 177 180 181 189 190 191 193 199',
  broadnet: '192',
} as const;
const virtual = {
  mobile: '165 1703 1705 1706',
  unicom: '167 1704 1707 1708 1709 171',
  telecom: '162 1700 1701 1702',
} as const;

const rows = (table: Partial<Record<keyof typeof own, string>>) =>
  Object.entries(table).flatMap(([operator, prefixes]) =>
    prefixes.split(' ').map((prefix) => [prefix, operator] as const),
  );

describe('the operator of a number', () => {
  it.each(rows(own))('%s is a range of %s', (prefix, operator) => {
    expect(operatorOf(prefix.padEnd(11, '0'))).toEqual({ operator, isVirtual: false });
    expect(operatorOf(prefix)).toEqual({ operator, isVirtual: false });
  });

  it.each(rows(virtual))('%s is a virtual range on the network of %s', (prefix, operator) => {
    expect(operatorOf(prefix.padEnd(11, '0'))).toEqual({ operator, isVirtual: true });
  });

  it.each(['1340', '1341', '1348'])('%s is not taken for the satellites of 1349', (prefix) => {
    expect(operatorOf(prefix.padEnd(11, '0'))?.operator).toBe('mobile');
  });

  it.each([
    '110',
    '120',
    '140',
    '141',
    '142',
    '143',
    '144',
    '154',
    '160',
    '161',
    '163',
    '164',
    '168',
    '169',
    '1741',
    '179',
    '194',
    '12',
    '1',
    '',
  ])('nobody has numbers that begin with “%s”', (prefix) => {
    expect(operatorOf(prefix)).toBeNull();
  });
});
