import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { corrected, withCell, withoutRow, type Corrections } from '@/areas/spreadsheets/rules/corrections';
import { parseCsv } from '@/areas/spreadsheets/rules/csv';
import { decodeText } from '@/areas/spreadsheets/rules/decode-text';
import { cellsOf } from '@/areas/spreadsheets/rules/visible-cells';
import { escapeCell } from '@/domain/escape-cell';
import { sum, tenths } from '@/domain/money';
import { grantListOf } from '@/domain/spreadsheets/grant-list';
import { fixedCells, isFaulty, lintList, summarise } from '@/domain/spreadsheets/lint-list';
import { questionKey } from '@/domain/spreadsheets/person-check';
import type { ListRow } from '@/domain/spreadsheets/read-list';
import { columnName, type Sheet } from '@/domain/spreadsheets/sheet';
import { people } from '@/mocks/core/people';
import { freshWorld } from '@/mocks/core/worlds';
import { checkPeople } from '@/mocks/hr/people-check';
import { pinned } from '../support/gateways/mock-gateways';
import { readBytes, workbookOf } from '../support/spreadsheets';
import { seed } from './seed';

const text = fc.stringMatching(/^[ \t\r\n"',;=+@a五百陈０-９.-]{0,12}$/);
const table = fc.array(fc.array(text, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 8 });

const quoted = (cell: string) => `"${cell.replace(/"/g, '""')}"`;

describe('tables', () => {
  it('come back from .csv as they were written, in both encodings', () => {
    fc.assert(
      fc.property(table, fc.constantFrom(',', ';', '\t'), (rows, delimiter) => {
        // The first line decides what parts the cells.
        const all = [['a', 'b', 'c'], ...rows];
        const written = all.map((row) => row.map(quoted).join(delimiter)).join('\r\n');
        const bytes = new TextEncoder().encode(written);
        expect(parseCsv(decodeText(bytes) ?? '', 100).rows).toEqual(all);
      }),
      { seed },
    );
  });

  it('come back from .xlsx as they were written, whatever their cells begin with', () => {
    const printable = table.map((rows) => rows.map((row) => row.map((cell) => cell.replace(/\r\n?/g, '\n'))));
    fc.assert(
      fc.property(printable, (rows) => {
        const escaped = rows.map((row) => row.map(escapeCell));
        const read = readBytes(workbookOf([['head'], ...escaped]), 'x.xlsx');
        if (typeof read === 'string') throw new Error(read);
        const [sheet] = read;
        escaped.forEach((row, at) =>
          row.forEach((cell, column) => expect(sheet?.rows[at + 1]?.[column] ?? '').toBe(cell)),
        );
        expect(sheet?.formulas).toEqual([]);
      }),
      { seed, numRuns: 30 },
    );
  });

  it('have columns with different names, in the order of the alphabet', () => {
    const names = Array.from({ length: 800 }, (_, at) => columnName(at));
    expect(new Set(names).size).toBe(800);
    const byLength = [...names].sort((one, other) => one.length - other.length || (one < other ? -1 : 1));
    expect(byLength).toEqual(names);
  });

  it('show each cell once, however they are merged and wherever they are cut', () => {
    const merge = fc
      .record({ top: fc.nat(8), left: fc.nat(4), tall: fc.nat(4), wide: fc.nat(2) })
      .map(({ top, left, tall, wide }) => ({ top, left, bottom: top + tall, right: left + wide }));
    fc.assert(
      fc.property(merge, fc.nat(9), fc.nat(9), (one, start, end) => {
        const [first, last] = [Math.min(start, end), Math.max(start, end)];
        const rows = Array.from({ length: 10 }, () => Array.from({ length: 5 }, () => 'x'));
        const sheet: Sheet = {
          name: '',
          rows,
          columns: 5,
          merges: [one],
          formulas: [],
          numbers: {},
          isCut: false,
        };
        let covered = 0;
        for (let row = first; row <= last; row += 1)
          for (const cell of cellsOf(sheet, row, first, last)) covered += cell.rows * cell.columns;
        expect(covered).toBe((last - first + 1) * 5);
      }),
      { seed },
    );
  });
});

describe('grant lists', () => {
  const world = freshWorld('default', pinned);
  const staff = people(60);
  const row = fc.record({
    name: fc.constantFrom('', ...staff.map(({ name }) => name)),
    account: fc.constantFrom('', 'nobody', ...staff.flatMap(({ oaAccount }) => oaAccount ?? [])),
    department: fc.constantFrom('', ...staff.map(({ department }) => department)),
    amount: fc.constantFrom('', '0', '88', '88.5', '1.25', '五百', '1,000', '20000', '５'),
  });
  const list = fc
    .array(row, { maxLength: 30 })
    .map((all) => all.map((cells, at): ListRow => ({ row: at + 2, cells, formulas: [] })));
  const lint = (rows: readonly ListRow[]) => {
    const asked = rows.map(({ cells: { name, account, department } }) => ({ name, account, department }));
    const answers = checkPeople(world, { people: asked })?.people ?? [];
    const checks = new Map(
      answers.flatMap((answer, at) => {
        const question = asked[at];
        return question === undefined ? [] : [[questionKey(question), answer] as const];
      }),
    );
    return lintList(rows, { checks, lastGrant: new Set(), owner: '' });
  };

  it('pay nobody twice, nobody who cannot receive, and exactly what their rows say', () => {
    fc.assert(
      fc.property(list, (rows) => {
        const clean = lint(rows).filter((each) => !isFaulty(each));
        const grant = grantListOf('x', clean, pinned);
        expect(grant?.rows.length ?? 0).toBe(clean.length);
        const codes = (grant?.rows ?? []).map(({ usercode }) => usercode);
        expect(new Set(codes).size).toBe(codes.length);
        for (const code of codes) {
          const person = staff.find(({ usercode }) => usercode === code);
          expect(person).toMatchObject({ departed: false });
          expect(person?.oaAccount).not.toBeNull();
        }
        const { departments, total } = summarise(clean);
        expect(sum(departments.map((each) => each.total))).toBe(total);
        expect(grant?.total ?? tenths(0)).toBe(total);
      }),
      { seed },
    );
  });

  it('are clean after their fixes, and the removal of the rows that have none', () => {
    fc.assert(
      fc.property(list, (rows) => {
        let corrections: Corrections = {};
        // A fix can bring out a second row of the same person, which the next round removes.
        for (let round = 0; round < 4; round += 1) {
          for (const { row: each, problems } of lint(corrected(rows, corrections))) {
            const [problem] = problems ?? [];
            if (problem === undefined) continue;
            const cells = problem.fix === null ? null : fixedCells(each, problem.fix);
            corrections =
              cells === null ? withoutRow(corrections, each.row) : withCell(corrections, each.row, cells);
          }
        }
        expect(summarise(lint(corrected(rows, corrections))).faulty).toBe(0);
      }),
      { seed },
    );
  });
});
