import type { phoneTopUp } from './messages';
import type { TopUpChoice } from './use-top-up-choice';

/** What speaks against the number; null where nothing does. */
export function guardTitle(
  { meant, repeated }: Pick<TopUpChoice, 'meant' | 'repeated'>,
  messages: typeof phoneTopUp,
): string | null {
  if (meant !== null) {
    const name = meant.known.label === '' ? messages.usedBefore : meant.known.label;
    return meant.differing.length === 1 ? messages.near(name) : messages.swapped(name);
  }
  return repeated === null ? null : messages.justPaid(repeated.minutes, repeated.face);
}
