import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scalesFor } from '@/areas/scan/picture';
import { readScannedCode, type ScannedCode } from '@/areas/scan/rules/scanned-code';
import { judgeAddress } from '@/domain/external-links/outside-address';

const app = 'https://wallet.example/app/';
const read = (text: string) => readScannedCode(text, app);

describe('a scanned text', () => {
  it.each<[string, ScannedCode]>([
    ['LC1:M:YUNSHAN01', { kind: 'merchant', code: 'YUNSHAN01' }],
    ['LC1:R:K0000001', { kind: 'red-packet', id: 'K0000001' }],
    ['LC1:A:A-1_b', { kind: 'activity', id: 'A-1_b' }],
    ['LC1:C:LX100004', { kind: 'colleague', usercode: 'LX100004' }],
    ['lc1:m:yunshan01', { kind: 'merchant', code: 'yunshan01' }],
    ['  LC1:c:LX100004\n', { kind: 'colleague', usercode: 'LX100004' }],
    ['#/scan-pay?code=YUNSHAN01', { kind: 'merchant', code: 'YUNSHAN01' }],
    ['#/BagDesc?id=K0000001', { kind: 'red-packet', id: 'K0000001' }],
    ['#/NBagDesc?id=K0000001', { kind: 'red-packet', id: 'K0000001' }],
    [`${app}#/activityDetails?id=A1`, { kind: 'activity', id: 'A1' }],
    [`${app}#/transfer1?to=LX100004`, { kind: 'colleague', usercode: 'LX100004' }],
  ])('%s is a code of the app', (text, found) => {
    expect(read(text)).toEqual(found);
  });

  it.each(['LC1:M:', 'LC1:X:1', 'LC2:M:1', 'LC1:M:a b', 'LC1:M:../home', 'LC1:M:a\nb', 'LC1:M:é'])(
    '%j is an unreadable code of the app',
    (text) => {
      expect(read(text)).toEqual({ kind: 'broken' });
    },
  );

  it('has at most 128 characters', () => {
    expect(read(`LC1:M:${'a'.repeat(122)}`)).toMatchObject({ kind: 'merchant' });
    expect(read(`LC1:M:${'a'.repeat(123)}`)).toEqual({ kind: 'broken' });
  });

  it.each(['2846135790246188', '2846 1357 9024 6188', '1234567890123456', '281234567890123456'])(
    '%s is a payment code',
    (text) => {
      expect(read(text)).toEqual({ kind: 'payment-code' });
    },
  );

  it.each(['284613579024618', '291234567890123456', '28461357902461881'])('%s is a number', (text) => {
    expect(read(text)).toEqual({ kind: 'text', text });
  });

  it.each([
    ['#/transfer1', '#/transfer1'],
    ['#transfer1', '#/transfer1'],
    ['#orderreward1?select=1', '#/orderreward1?select=1'],
    ['#/BagDesc?id=K1&more=1', '#/BagDesc?id=K1&more=1'],
    ['#/scan-pay?code=a%20b', '#/scan-pay?code=a%20b'],
    [`${app}#/home`, '#/home'],
    // A query may contain start-up parameters, so it is checked like any other address.
    [`${app}?token=stolen#/home`, `${app}?token=stolen#/home`],
    ['https://wallet.example/other/#/home', 'https://wallet.example/other/#/home'],
    ['https://wallet.example.evil.example/app/#/home', 'https://wallet.example.evil.example/app/#/home'],
    ['http://mall.example/x', 'http://mall.example/x'],
    ['HTTPS://MALL.EXAMPLE', 'HTTPS://MALL.EXAMPLE'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['JavaScript:alert(1)', 'JavaScript:alert(1)'],
    ['data:text/html,<b>x', 'data:text/html,<b>x'],
    ['weixin://wap/pay', 'weixin://wap/pay'],
    ['tel:10086', 'tel:10086'],
  ])('%s is passed to the external link guard', (text, address) => {
    expect(read(text)).toEqual({ kind: 'address', address });
  });

  it.each([
    '会议室 3A',
    '#sale',
    'www.mall.example',
    '//evil.example',
    'WIFI:S:Office;P:12345678;;',
    'java\nscript:alert(1)',
    'https://mall.example/ and more',
    'note: hello',
    '',
  ])('%j is a text', (text) => {
    expect(read(text)).toEqual({ kind: 'text', text });
  });
});

describe('any scanned text', () => {
  const pieces = fc.constantFrom(
    ...['LC1:', 'lc1:M:', '#', '#/', '/scan-pay?code=', '/transfer1?to=', 'javascript:', 'https://', 'data:'],
    ...[app, '2846135790246188', '@', '\\', '\t', '\u202e', '%0a', '..', '?', '&id=', 'ſ', '\ud800'],
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.array(fc.oneof(pieces, fc.string({ maxLength: 8 })), { maxLength: 6 }).map((parts) => parts.join('')),
  );

  it('is read without an error, and cannot change the address that it is inserted into', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const found = read(text);
        const value =
          'code' in found
            ? found.code
            : 'id' in found
              ? found.id
              : 'usercode' in found
                ? found.usercode
                : 'x';
        expect(value).toMatch(/^[A-Za-z0-9_-]{1,128}$/);
        // Only an address accepted by the external link guard is opened, and the guard accepts it.
        if (found.kind === 'address' && judgeAddress(found.address, []).kind === 'in-app')
          expect(found.address).toMatch(/^#\//);
      }),
      { numRuns: 3_000 },
    );
  });

  it('that is shown as text is not an address that a browser would open', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const found = read(text);
        if (found.kind !== 'text') return;
        expect(found.text).not.toMatch(/^(javascript|data|vbscript):\S*$/i);
        expect(found.text).not.toMatch(/^https?:\/\/\S*$/i);
      }),
      { numRuns: 3_000 },
    );
  });
});

describe('a picture', () => {
  it('is reduced as often as necessary, and enlarged only when it is small', () => {
    expect(scalesFor(8000, 4000)).toEqual([0.2, 0.1, 0.4]);
    expect(scalesFor(1600, 900)).toEqual([1, 0.5]);
    expect(scalesFor(300, 300)).toEqual([1, 2]);
  });
});
