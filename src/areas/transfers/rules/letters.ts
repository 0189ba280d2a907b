import { occursOn } from '@/domain/bookings/schedule';
import { dayOf, type Day } from '@/domain/business-time';

/** What a letter needs to be placed in time. */
interface Dated {
  /** Business time, YYYY-MM-DD HH:mm:ss. */
  time: string;
}

/** A letter of this day in an earlier year. */
interface Remembered<Letter> {
  letter: Letter;
  /** How many years ago, at least 1. */
  years: number;
}

/** Takes letters and today, gives those of the same day in earlier years, the nearest year first; 29 February comes on the 28th in common years. */
export function lettersOfThisDay<Letter extends Dated>(
  letters: readonly Letter[],
  today: Day,
): readonly Remembered<Letter>[] {
  return letters
    .map((letter) => ({ letter, years: yearOf(today) - yearOf(letter.time) }))
    .filter(
      ({ letter, years }) => years > 0 && occursOn({ anchor: dayOf(letter.time), every: 'yearly' }, today),
    )
    .sort((one, other) => one.years - other.years);
}

/** Letters of the same year together, in their order. */
export function lettersByYear<Letter extends Dated>(
  letters: readonly Letter[],
): readonly { year: number; letters: readonly Letter[] }[] {
  const years = [...new Set(letters.map(({ time }) => yearOf(time)))];
  return years.map((year) => ({ year, letters: letters.filter(({ time }) => yearOf(time) === year) }));
}

function yearOf(text: string): number {
  return Number(text.slice(0, 4));
}
