import { tenths, type Tenths } from '@/domain/money';

/** A card that is sold with a code; docs/qa-console.md names the codes. */
interface Card {
  readonly code: string;
  readonly gives:
    | { readonly kind: 'coins'; readonly money: Tenths }
    | { readonly kind: 'phone'; readonly yuan: number }
    | { readonly kind: 'beans'; readonly beans: number };
  readonly expired?: true;
}

const coins = (money: number) => ({ kind: 'coins', money: tenths(money) }) as const;

const cards: readonly Card[] = [
  { code: 'LONG888800010100', gives: coins(1_000) },
  { code: 'LONG888800020500', gives: coins(5_000) },
  { code: 'LONG888800030066', gives: coins(660) },
  { code: 'LONG202400040100', gives: coins(1_000), expired: true },
  { code: 'TELE888800010050', gives: { kind: 'phone', yuan: 50 } },
  { code: 'TELE888800020100', gives: { kind: 'phone', yuan: 100 } },
  { code: 'BEAN888800011000', gives: { kind: 'beans', beans: 1_000 } },
];

export function cardOf(code: string): Card | undefined {
  return cards.find((card) => card.code === code);
}
