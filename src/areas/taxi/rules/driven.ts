import { includedMetres, type Fare } from './fare';

/** How far and how long a ride was, by the lines of its price; `estimated` metres where the start price covered the whole way. */
export function drivenBy(
  { lines }: Pick<Fare, 'lines'>,
  estimated: number,
): { metres: number; minutes: number } {
  const parts = lines.map((line) => {
    if (line.part === 'distance') return { metres: includedMetres + line.metres, minutes: 0 };
    return { metres: 0, minutes: line.part === 'time' ? line.minutes : 0 };
  });
  const metres = Math.max(...parts.map((part) => part.metres), 0);
  return {
    metres: metres === 0 ? Math.min(estimated, includedMetres) : metres,
    minutes: Math.max(...parts.map((part) => part.minutes), 0),
  };
}
