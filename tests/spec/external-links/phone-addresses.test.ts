import { describe, expect, it } from 'vitest';
import { phoneAddress } from '@/domain/external-links/phone-address';

describe('the address that dials a phone number', () => {
  it.each([
    ['95188', 'tel:95188'],
    ['400-820-8820', 'tel:4008208820'],
    [' 138 1234 5678 ', 'tel:13812345678'],
    ['+86 138-1234-5678', 'tel:+8613812345678'],
  ])('dials %s by its digits', (text, address) => {
    expect(phoneAddress(text)).toBe(address);
  });

  it.each([
    ['nothing', ''],
    ['a word', '客服'],
    ['a number with a word', '95188 转 2'],
    ['a command of the phone', '*#06#'],
    ['parameters', '95188;ext=1'],
    ['another scheme', 'javascript:alert(1)'],
    ['a percent code', '95188%23'],
    ['a plus in the middle', '138+5678'],
    ['separators in a row', '138--5678'],
    ['too few digits', '12'],
    ['too many digits', '1'.repeat(21)],
  ])('gives none for %s', (_, text) => {
    expect(phoneAddress(text)).toBeNull();
  });
});
