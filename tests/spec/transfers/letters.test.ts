import { describe, expect, it } from 'vitest';
import { lettersByYear, lettersOfThisDay } from '@/areas/transfers/rules/letters';

const letter = (time: string) => ({ time: `${time} 09:41:00` });
const remembered = (today: string, ...times: string[]) =>
  lettersOfThisDay(times.map(letter), today).map(
    ({ letter: { time }, years }) => `${time.slice(0, 10)} ${years}`,
  );

describe('letters of this day', () => {
  it('are those of the same day in earlier years, the nearest year first', () => {
    expect(
      remembered('2026-11-21', '2026-11-21', '2023-11-21', '2025-11-21', '2025-11-20', '2025-12-21'),
    ).toEqual(['2025-11-21 1', '2023-11-21 3']);
  });

  it('of 29 February come on the 28th in common years, and on the day itself in leap years', () => {
    expect(remembered('2025-02-28', '2024-02-29', '2024-02-28')).toEqual(['2024-02-29 1', '2024-02-28 1']);
    expect(remembered('2028-02-28', '2024-02-29')).toEqual([]);
    expect(remembered('2028-02-29', '2024-02-29')).toEqual(['2024-02-29 4']);
  });
});

it('letters are grouped by year in their order', () => {
  const letters = ['2026-11-21', '2026-01-02', '2024-05-01'].map(letter);
  expect(lettersByYear(letters)).toEqual([
    { year: 2026, letters: letters.slice(0, 2) },
    { year: 2024, letters: letters.slice(2) },
  ]);
});
