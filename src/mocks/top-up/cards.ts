import { tenths, type Tenths } from '@/domain/money';

/** A card that is sold with a code; docs/qa-console.md names the codes. */
interface Card {
  readonly code: string;
  readonly money: Tenths;
  readonly expired?: true;
}

const cards: readonly Card[] = [
  { code: 'LONG888800010100', money: tenths(1_000) },
  { code: 'LONG888800020500', money: tenths(5_000) },
  { code: 'LONG888800030066', money: tenths(660) },
  { code: 'LONG202400040100', money: tenths(1_000), expired: true },
];

export function cardOf(code: string): Card | undefined {
  return cards.find((card) => card.code === code);
}
