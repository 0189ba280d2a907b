import type { phoneTopUp } from './messages';
import type { TopUpChoice } from './use-top-up-choice';

/** What speaks against the number; null where nothing does. */
export function guardTitle(
  { likely, repeated }: Pick<TopUpChoice, 'likely' | 'repeated'>,
  messages: typeof phoneTopUp,
): string | null {
  if (likely !== null) {
    const name = likely.known.label === '' ? messages.usedBefore : likely.known.label;
    return likely.differing.length === 1 ? messages.near(name) : messages.swapped(name);
  }
  return repeated === null ? null : messages.justPaid(repeated.minutes, repeated.face);
}
