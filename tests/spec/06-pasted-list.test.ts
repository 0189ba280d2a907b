import { describe, expect, it } from 'vitest';
import { readPastedList } from '@/domain/transfers/pasted-list';
import { people } from '@/mocks/people/people';

const staff = people(50_000);
const read = (text: string) => {
  const { people: found, unknown, ambiguous } = readPastedList(text, staff);
  return { found: found.map(({ usercode }) => usercode), unknown, ambiguous };
};

describe('a pasted list', () => {
  it.each([
    ['with one OA account on each line', 'yihang.zhou\nnian.su'],
    ['with blanks and commas of either kind between them', ' yihang.zhou，nian.su、'],
    ['as a column of a spreadsheet', 'yihang.zhou\t\r\nnian.su\t\r\n'],
    ['with mail addresses', 'yihang.zhou@longcoin.example; nian.su@longcoin.example'],
    ['in capitals and full-width letters', 'YIHANG.ZHOU ｎｉａｎ．ｓｕ'],
    ['with job numbers', '20200211 20240925'],
    ['with usercodes', 'lx100004 LX100005'],
  ])('is read %s', (_, text) => {
    const accounts = { zhou: staff[3]?.oaAccount ?? '', su: staff[4]?.oaAccount ?? '' };
    const list = text
      .replace(/yihang\.zhou/i, (found) =>
        found === found.toUpperCase() ? accounts.zhou.toUpperCase() : accounts.zhou,
      )
      .replace('nian.su', accounts.su)
      .replace('ｎｉａｎ．ｓｕ', toFullWidth(accounts.su));
    expect(read(list)).toEqual({ found: ['LX100004', 'LX100005'], unknown: [], ambiguous: [] });
  });

  it('reports entries that match nobody, as they were written', () => {
    expect(read('nobody.here LX100004 nobody.here')).toEqual({
      found: ['LX100004'],
      unknown: ['nobody.here'],
      ambiguous: [],
    });
  });

  it('accepts a unique name, and asks about an ambiguous one', () => {
    expect(readPastedList('周一航 陈思远', staff.slice(0, 11))).toMatchObject({
      people: [{ usercode: 'LX100004' }],
      ambiguous: ['陈思远'],
    });
  });

  it('contains everybody once, in the order of the list', () => {
    expect(read('LX100005 LX100004 20240925').found).toEqual(['LX100005', 'LX100004']);
  });

  it('without entries is empty', () => {
    expect(read(' \n，')).toEqual({ found: [], unknown: [], ambiguous: [] });
  });
});

function toFullWidth(text: string): string {
  return text.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
}
