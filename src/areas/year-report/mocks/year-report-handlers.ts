import { toDay, toMoment } from '@/domain/business-time';
import { toCoins, type Tenths } from '@/domain/money';
import { colleague } from '@/mocks/core/colleague';
import { serve, type Handler } from '@/mocks/core/handler';
import type { MockState } from '@/mocks/core/state';
import * as endpoints from '../endpoints';
import { openingYear, yearOf } from '../rules/opening-year';
import { isNamedIn, yearReport, yearsOf, type ReportLine } from '../rules/year-report';
import { reportLinesOf, thanksLinesOf } from './report-lines';

const shownNames = 3;

const queryYearReport: Handler<typeof endpoints.yearReport> = (state, { body, person }, now) => {
  const lines = reportLinesOf(state, person.usercode);
  const today = toDay(now);
  const first = lines.length === 0 ? null : toDay(Math.min(...lines.map(({ time }) => time)));
  const year = body.year ?? openingYear(today, first);
  const { given, received, welfare, spent, thanks } = yearReport(
    lines,
    thanksLinesOf(state, person.usercode),
    year,
  );
  const { blessing, top } = given;
  const gift = (found: typeof given.first) =>
    found === null
      ? null
      : { ...onTheWire(found), person: cardOf(state, found.person), time: toMoment(found.time) };
  return {
    state,
    data: {
      year,
      years: yearsOf(lines),
      until: year === yearOf(today) ? today : null,
      since: first !== null && yearOf(first) === year ? first : null,
      given: {
        ...withMonths(given),
        blessing:
          blessing === null ? null : { ...blessing, names: namesReceiver(state, lines, blessing.text) },
        top: top === null ? null : { ...onTheWire(top), person: cardOf(state, top.person) },
        first: gift(given.first),
        last: gift(given.last),
      },
      received: withMonths(received),
      welfare: { ...withMonths(welfare), kinds: welfare.kinds.slice(0, shownNames).map(onTheWire) },
      spent: { ...withMonths(spent), shops: spent.shops.slice(0, shownNames).map(onTheWire) },
      thanks,
    },
  };
};

function namesReceiver(state: MockState, lines: readonly ReportLine[], text: string): boolean {
  return lines.some(
    ({ kind, person, text: written }) =>
      kind === 'given' &&
      person !== null &&
      written.trim() === text &&
      isNamedIn(cardOf(state, person).name, text),
  );
}

function onTheWire<Figures extends { amount: Tenths }>(figures: Figures) {
  return { ...figures, amount: toCoins(figures.amount) };
}

function withMonths<Tally extends { amount: Tenths; months: { count: number; amount: Tenths }[] }>(
  tally: Tally,
) {
  return { ...onTheWire(tally), months: tally.months.map(onTheWire) };
}

function cardOf(state: MockState, usercode: string) {
  return { usercode, name: colleague(state, usercode)?.name ?? usercode };
}

export const handlers = [serve(endpoints.yearReport, queryYearReport)];
