import type { CardGiftKind } from '@/domain/top-up';

const icons: Readonly<Record<CardGiftKind, string>> = { coins: 'coin-line', phone: 'phone', beans: 'card' };

/** The drawing of a kind of card. */
export function giftIcon(kind: CardGiftKind): string {
  return icons[kind];
}
