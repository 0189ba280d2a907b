import { describe, expect, it } from 'vitest';
import { mayConfirm } from '@/domain/agreements/agreement';
import { acceptPickerValues } from '@/domain/forms/picker-values';
import { checkPrompt } from '@/domain/forms/prompt';
import { maskCode, maskEmail, maskName, maskPhone } from '@/domain/mask';
import { charactersOf, countCharacters, limitCharacters, truncate } from '@/domain/text';

describe('masking', () => {
  it('shows the first 3 and the last 4 digits of a phone number of 11 digits', () => {
    expect(maskPhone('13812346188')).toBe('138****6188');
  });

  it.each([
    '',
    '1381234618',
    '138123461880',
    '1381234618a',
    '138 1234 6188',
    '１３８１２３４６１８８',
    '+8613812346188',
  ])('shows nothing of %j, which is not an 11-digit phone number', (phone) => {
    expect(maskPhone(phone)).toBe('');
  });

  it.each([
    ['林晓禾', '**禾'],
    ['晓禾', '*禾'],
    ['禾', '禾'],
    [' 晓禾 ', '*禾'],
    ['', ''],
    ['𠮷野家', '**家'],
    ['小𠮷', '*𠮷'],
    ['Ana', '**a'],
    ['李👩‍👩‍👧', '*👩‍👩‍👧'],
  ])('shows the name %j as %j', (name, masked) => {
    expect(maskName(name)).toBe(masked);
  });

  it.each([
    ['linxiaohe@longcoin.example', 'l***@longcoin.example'],
    ['禾@longcoin.example', '禾***@longcoin.example'],
    ['', ''],
    ['linxiaohe', ''],
    ['@longcoin.example', ''],
    ['lin xiaohe@longcoin.example', ''],
  ])('shows the e-mail address %j as %j', (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });

  it('shows the first and the last four characters of a code, and hides its length', () => {
    expect(maskCode('2846000011116188')).toBe('2846 **** **** 6188');
    expect(maskCode('2846 0000 1111 6188')).toBe('2846 **** **** 6188');
    expect(maskCode('284600001111226188')).toBe('2846 **** **** 6188');
  });

  it('shows nothing of a short code, which its ends would reveal', () => {
    expect(maskCode('28466188')).toBe('');
    expect(maskCode('284600006188')).toBe('2846 **** **** 6188');
    expect(maskCode('28460006188')).toBe('');
    expect(maskCode('')).toBe('');
  });
});

describe('text that is too long', () => {
  it('is cut to the limit with an ellipsis', () => {
    expect(truncate('恭喜发财', 4)).toBe('恭喜发财');
    expect(truncate('恭喜发财！', 4)).toBe('恭喜发财…');
    expect(truncate('', 4)).toBe('');
  });

  it('is counted as a person counts: an emoji is one character and is never cut in two', () => {
    expect(countCharacters('👍🏽👨‍👩‍👧é')).toBe(3);
    expect(truncate('👍🏽👨‍👩‍👧é', 2)).toBe('👍🏽👨‍👩‍👧…');
    expect(truncate('👍🏽👨‍👩‍👧é', 3)).toBe('👍🏽👨‍👩‍👧é');
  });

  it('is cut without an ellipsis in a field that takes no more', () => {
    expect(limitCharacters('👍🏽👨‍👩‍👧é', 2)).toBe('👍🏽👨‍👩‍👧');
    expect(limitCharacters('ab', 2)).toBe('ab');
  });

  it('is unchanged when its characters are joined again', () => {
    expect(charactersOf('a👍🏽恭é\n').join('')).toBe('a👍🏽恭é\n');
  });
});

describe('the generic prompt', () => {
  it.each(['1', '0', '12.5', '0.0'])('accepts %j as a number with one decimal place', (value) => {
    expect(checkPrompt(value, { pattern: 'oneDecimal' })).toBe('legal');
  });

  it.each(['', '1.25', '.5', '5.', '-1', '1e3', 'a', ' 1'])(
    'refuses %j as a number with one decimal place',
    (value) => {
      expect(checkPrompt(value, { pattern: 'oneDecimal' })).toBe('illegal');
    },
  );

  it('requires text of more than blanks', () => {
    expect(checkPrompt('a', { pattern: 'someText' })).toBe('legal');
    expect(checkPrompt('', { pattern: 'someText' })).toBe('illegal');
    expect(checkPrompt(' 　\n', { pattern: 'someText' })).toBe('illegal');
  });

  it('requires input that passes the pattern and the validator', () => {
    const isEven = (value: string) => Number(value) % 2 === 0;
    expect(checkPrompt('12', { pattern: 'oneDecimal', validator: isEven })).toBe('legal');
    expect(checkPrompt('13', { pattern: 'oneDecimal', validator: isEven })).toBe('illegal');
    expect(checkPrompt('1.25', { pattern: 'oneDecimal', validator: () => true })).toBe('illegal');
    expect(checkPrompt('', {})).toBe('legal');
  });

  it('treats a validator that throws as a refusal', () => {
    const throwingValidator = () => {
      throw new Error('no');
    };
    expect(checkPrompt('1', { validator: throwingValidator })).toBe('illegal');
  });
});

describe('pickers and check boxes', () => {
  it('reject a list of values that does not match the columns', () => {
    expect(acceptPickerValues(['a', 'b'], 2)).toEqual(['a', 'b']);
    expect(acceptPickerValues(['a'], 2)).toBeNull();
    expect(acceptPickerValues(['a', 'b', 'c'], 2)).toBeNull();
    expect(acceptPickerValues([], 0)).toEqual([]);
  });

  it.each([
    [true, 1, false, false],
    [true, 0, false, false],
    [false, 1, false, false],
    [false, 0, false, true],
    [true, 1, true, true],
    [false, 1, true, true],
  ])(
    'with protocol %s, confirm type %i and ticked %s allow confirming: %s',
    (hasProtocol, userConfirmType, ticked, open) => {
      expect(mayConfirm({ hasProtocol, userConfirmType }, ticked)).toBe(open);
    },
  );
});
