import { describe, expect, it } from 'vitest';
import { decryptHex, encryptHex } from '@/api/cipher';
import { contentType, decodeAnswer, encodeAnswer, encodeBody } from '@/api/codec';
import { endpoints } from '@/mocks/core/endpoints';
import file from './aes-vectors.json';

const aes = { key: file.key, iv: file.iv };
const text = { sentAs: 'text', encrypted: true } as const;
const json = { encrypted: true } as const;
const forms = [
  ['text', text],
  ['JSON', json],
] as const;

describe('AES, CBC, hex', () => {
  it.each(file.vectors)('encrypts $text to the result of openssl', ({ text: plain, hex }) => {
    expect(encryptHex(plain, aes)).toBe(hex);
  });

  it.each(file.vectors)('decrypts the result of openssl for $text', ({ text: plain, hex }) => {
    expect(decryptHex(hex, aes)).toBe(plain);
  });

  it('treats an empty text as a success, not as a failed decryption', () => {
    expect(decryptHex(encryptHex('', aes), aes)).toBe('');
  });

  it.each([
    ['nothing', ''],
    ['no hex', 'zz'.repeat(16)],
    ['half a block', 'ab'.repeat(8)],
    ['an odd digit more', `${encryptHex('x', aes)}0`],
    ['JSON', '{"code":"0000"}'],
  ])('refuses %s, and does not read it as an empty text', (_, hex) => {
    expect(decryptHex(hex, aes)).toBeNull();
  });

  it('never reads a cipher text with one changed byte as another text unnoticed', () => {
    const plain = JSON.stringify({ code: '0000', message: '', data: { balance: 12.5 } });
    const hex = encryptHex(plain, aes);
    const read = Array.from({ length: hex.length / 2 }, (_, at) => {
      const byte = (parseInt(hex.slice(2 * at, 2 * at + 2), 16) ^ 0x5a).toString(16).padStart(2, '0');
      return decryptHex(hex.slice(0, 2 * at) + byte + hex.slice(2 * at + 2), aes);
    });
    expect(read).toHaveLength(hex.length / 2);
    expect(read.filter((result) => result === plain)).toEqual([]);
  });

  it('returns no text for a wrong key', () => {
    const hex = encryptHex('恭喜发财！恭喜发财！', aes);
    expect(decryptHex(hex, { ...aes, key: 'AnotherTestKey01' })).toBeNull();
  });
});

describe('the encryption of bodies', () => {
  it('sends the hex alone as text in a text call', () => {
    expect(encodeBody(text, { oa: 'LX1' }, aes)).toBe(encryptHex('{"oa":"LX1"}', aes));
    expect(contentType(text)).toBe('text/plain');
  });

  it('sends the body of an encrypted JSON call as data', () => {
    const hex = encryptHex('{"code":"1234"}', aes);
    expect(encodeBody(json, { code: '1234' }, aes)).toBe(JSON.stringify({ data: hex }));
    expect(contentType(json)).toBe('application/json');
  });

  it.each(forms)('decrypts an answer completely (%s)', (_, form) => {
    const answer = { code: '0000', message: '', data: { id: 'T1', names: ['晓禾'] } };
    expect(decodeAnswer(form, encodeAnswer(form, answer, aes).text, aes)).toEqual(answer);
  });

  it.each(forms)('passes on what cannot be decrypted as it came (%s)', (_, form) => {
    const raw = { code: '0000', message: '', data: { id: 'T1' } };
    expect(decodeAnswer(form, JSON.stringify(raw), aes)).toEqual(raw);
    expect(decodeAnswer(form, JSON.stringify({ ...raw, data: 'garbled' }), aes)).toEqual({
      ...raw,
      data: 'garbled',
    });
  });

  it('reads nothing from what is neither cipher text nor JSON', () => {
    expect(decodeAnswer(text, '<html></html>', aes)).toBeUndefined();
  });
});

it('every call that moves money is encrypted, granted points too', () => {
  const paying = endpoints.filter(({ effect }) => effect === 'money');
  expect(paying.map(({ name }) => name)).toContain('grant');
  expect(paying.filter(({ encrypted }) => !encrypted)).toEqual([]);
});
