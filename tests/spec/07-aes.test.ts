import { describe, expect, it } from 'vitest';
import { decryptHex, encryptHex } from '@/api/cipher';
import { contentType, decodeAnswer, encodeAnswer, encodeBody } from '@/api/codec';
import file from './aes-vectors.json';

const aes = { key: file.key, iv: file.iv };
const text = { sentAs: 'text', encrypted: true } as const;
const json = { sentAs: 'json', encrypted: true } as const;

describe('AES, CBC, hex', () => {
  it.each(file.vectors)('encrypts $text to what openssl makes of it', ({ text: plain, hex }) => {
    expect(encryptHex(plain, aes)).toBe(hex);
  });

  it.each(file.vectors)('decrypts what openssl made of $text', ({ text: plain, hex }) => {
    expect(decryptHex(hex, aes)).toBe(plain);
  });

  it('an empty text is a success, not a failed decryption', () => {
    expect(decryptHex(encryptHex('', aes), aes)).toBe('');
  });

  it.each([
    ['nothing', ''],
    ['no hex', 'zz'.repeat(16)],
    ['half a block', 'ab'.repeat(8)],
    ['an odd digit more', `${encryptHex('x', aes)}0`],
    ['JSON', '{"code":"0000"}'],
  ])('%s is refused, not read as an empty text', (_, hex) => {
    expect(decryptHex(hex, aes)).toBeNull();
  });

  it('a cipher text with one byte changed never passes as another text without a trace', () => {
    const plain = JSON.stringify({ code: '0000', message: '', data: { balance: 12.5 } });
    const hex = encryptHex(plain, aes);
    const read = Array.from({ length: hex.length / 2 }, (_, at) => {
      const byte = (parseInt(hex.slice(2 * at, 2 * at + 2), 16) ^ 0x5a).toString(16).padStart(2, '0');
      return decryptHex(hex.slice(0, 2 * at) + byte + hex.slice(2 * at + 2), aes);
    });
    expect(read).toHaveLength(hex.length / 2);
    expect(read.filter((result) => result === plain)).toEqual([]);
  });

  it('a wrong key gives no text', () => {
    const hex = encryptHex('恭喜发财！恭喜发财！', aes);
    expect(decryptHex(hex, { ...aes, key: 'AnotherTestKey01' })).toBeNull();
  });
});

describe('text body and encryption are two facts', () => {
  it('a text call sends the hex alone as text', () => {
    expect(encodeBody(text, { oa: 'LX1' }, aes)).toBe(encryptHex('{"oa":"LX1"}', aes));
    expect(contentType(text)).toBe('text/plain');
  });

  it('an encrypted JSON call sends its body as data', () => {
    const hex = encryptHex('{"code":"1234"}', aes);
    expect(encodeBody(json, { code: '1234' }, aes)).toBe(JSON.stringify({ data: hex }));
    expect(contentType(json)).toBe('application/json');
  });

  it.each([text, json])('an encrypted answer is read back whole ($sentAs)', (form) => {
    const answer = { code: '0000', message: '', data: { id: 'T1', names: ['晓禾'] } };
    expect(decodeAnswer(form, encodeAnswer(form, answer, aes).text, aes)).toEqual(answer);
  });

  it.each([text, json])('what cannot be decrypted is handed on as it came ($sentAs)', (form) => {
    const raw = { code: '0000', message: '', data: { id: 'T1' } };
    expect(decodeAnswer(form, JSON.stringify(raw), aes)).toEqual(raw);
    expect(decodeAnswer(form, JSON.stringify({ ...raw, data: 'garbled' }), aes)).toEqual({
      ...raw,
      data: 'garbled',
    });
  });

  it('what is neither cipher text nor JSON is nothing', () => {
    expect(decodeAnswer(text, '<html></html>', aes)).toBeUndefined();
  });
});
