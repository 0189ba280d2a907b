import { describe, expect, it } from 'vitest';
import { keysInOrder, shuffledKeys } from '@/domain/payment/key-order';
import { digitsOf, weaknessOf } from '@/domain/payment/payment-proof';

const phone = '13800726188';

describe('a new payment password', () => {
  it.each([
    ['111111', 'same-digits'],
    ['000000', 'same-digits'],
    ['123456', 'in-a-row'],
    ['456789', 'in-a-row'],
    ['987654', 'in-a-row'],
    ['121212', 'repeated'],
    ['369369', 'repeated'],
    ['726188', 'phone'],
  ])('of %s is refused as %s', (password, weakness) => {
    expect(weaknessOf(password, phone)).toBe(weakness);
  });

  it.each(['907214', '123457', '112233', '135790', '654320', '890123', '138007'])(
    'of %s is accepted',
    (password) => {
      expect(weaknessOf(password, phone)).toBeNull();
    },
  );

  it('is not compared with a phone that is not bound', () => {
    expect(weaknessOf('907214', '')).toBeNull();
  });
});

describe('typed or pasted digits', () => {
  it.each([
    ['【龙币钱包】验证码 286415，5 分钟内有效', '286415'],
    ['２８６４１５', '286415'],
    ['28 64-15', '286415'],
    ['2864159', '286415'],
    ['没有', ''],
  ])('of %s count as %s', (text, digits) => {
    expect(digitsOf(text)).toBe(digits);
  });
});

describe('shuffled keys', () => {
  it('are all ten digits, each once, whatever the random numbers', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const order = shuffledKeys((limit) => (seed * 7 + limit * 3) % limit);
      expect(order.split('').sort().join('')).toBe('0123456789');
    }
  });

  it('follow the random numbers', () => {
    expect(shuffledKeys(() => 0)).toBe(keysInOrder);
    expect(shuffledKeys((limit) => limit - 1)).toBe(keysInOrder.split('').reverse().join(''));
  });
});
