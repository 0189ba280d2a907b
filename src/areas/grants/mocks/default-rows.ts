import { tenths } from '@/domain/money';
import { people, person } from '@/mocks/core/people';
import type { GrantRow } from './grant-request';

/** Numbers of people who can be paid, none of whom tests know by name. */
export function receivers(count: number): readonly number[] {
  return people(400)
    .slice(200)
    .filter(({ departed, oaAccount }) => !departed && oaAccount !== null)
    .slice(0, count)
    .map(({ index }) => index);
}

/** 126 people, two of whom cannot be paid: one has left, one has no OA account. */
export function teamOfHundred(): readonly number[] {
  return [1, 3, 5, 4, 6, 8, 10, ...receivers(200)].slice(0, 126);
}

/** Rows that were paid one after the other from a time on, ms; each with so many tenths. */
export function paid(at: number, money: number, indexes: readonly number[]): readonly GrantRow[] {
  return indexes.map((index, rowIndex) => ({
    usercode: person(index).usercode,
    money: tenths(money),
    state: 'paid',
    problem: null,
    at: at + rowIndex * 500,
  }));
}

/** Rows of so many tenths each that are still to be paid. */
export function waiting(money: number, indexes: readonly number[]): readonly GrantRow[] {
  return indexes.map((index) => ({
    usercode: person(index).usercode,
    money: tenths(money),
    state: 'waiting',
    problem: null,
    at: null,
  }));
}
