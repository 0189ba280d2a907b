import { describe, expect, it } from 'vitest';
import { screens } from '@/domain/screens';
import { markOf, pageOf, readSupportCode, supportCode } from '@/domain/support-code';
import { endpoints } from '@/mocks/core/endpoints';
import { explainSupportCode } from '../../tooling/support-code-text.ts';

const time = Date.UTC(2026, 10, 21, 1, 41, 7);
const facts = { build: 'DlYGmlW9', address: '/longballDetail?month=2026-11', time };
const failure = { kind: 'http', status: 503, path: '/x', endpoint: 'getCurrentBill' } as const;
const names = { addresses: Object.keys(screens), endpoints: endpoints.map(({ name }) => name) };

describe('a support code', () => {
  it('is short, and the same for the same facts', () => {
    const code = supportCode({ ...facts, failure });
    expect(code).toBe('LX1-BXTVGHD-GPZML-DGQXR-FCHF-BLSZZFKDC');
    expect(code.length).toBeLessThanOrEqual(42);
  });

  it('is explained in plain words', () => {
    expect(explainSupportCode(supportCode({ ...facts, failure }), names)).toEqual({
      isRead: true,
      lines: [
        'build     DlYGm…, the entry assets/index-DlYGm….js',
        'address   /longballDetail',
        'endpoint  getCurrentBill',
        'outcome   HTTP status 503',
        'time      2026-11-21 09:41:07 in business time, 2026-11-21T01:41:07.000Z',
      ],
    });
  });

  it.each([
    [undefined, 'no call failed: the page itself says that something is wrong'],
    [{ kind: 'code', code: '0077', message: null }, 'body code 0077'],
    [{ kind: 'code', code: '13812346188', message: null }, 'body code of another shape'],
    [{ kind: 'network' }, 'no answer: the network was gone, or the connection broke'],
  ] as const)('says of %j: %s', (of, said) => {
    const { lines } = explainSupportCode(supportCode({ ...facts, build: null, failure: of }), names);
    expect(lines).toContain(`outcome   ${said}`);
    expect(lines).toContain('build     a development server');
    expect(lines).toContain('endpoint  none');
  });

  it('says that a name is unknown to this checkout', () => {
    const { lines } = explainSupportCode(supportCode({ ...facts, address: '/of-the-future' }), names);
    expect(lines[1]).toBe(`address   unknown to this checkout (${markOf('/of-the-future')})`);
  });

  it('tells all addresses and endpoints apart', () => {
    const pages = new Set(names.addresses.map(pageOf));
    expect(new Set(Array.from(pages, markOf)).size).toBe(pages.size);
    expect(new Set(names.endpoints.map(markOf)).size).toBe(new Set(names.endpoints).size);
  });

  it('is read however its letters and blanks were typed', () => {
    const code = supportCode({ ...facts, failure });
    expect(readSupportCode(` ${code.toLowerCase().replaceAll('-', ' - ')} `)).toEqual(readSupportCode(code));
  });

  it.each([
    ['one letter is wrong', 'LX1-BXTVGHD-GPZML-DGQXR-FCHF-BLSZZFKDB', 'A letter of this code is wrong'],
    ['its end is missing', 'LX1-BXTVGHD-GPZML-DGQXR-FCHF', 'A letter of this code is wrong'],
    ['it is of a later version', 'LX2-BXTVGHD-GPZML-DGQXR-FCHF-BLSZZFKDC', 'This code is of another version'],
    ['it is something else', '13812346188', 'This is no support code'],
  ])('is refused with a sentence where %s', (_, text, said) => {
    const { isRead, lines } = explainSupportCode(text, names);
    expect(isRead).toBe(false);
    expect(lines.join()).toContain(said);
  });
});
