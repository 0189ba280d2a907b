import { useEffect, useState } from 'react';
import { gatewayNow } from '@/api/clock';
import type { CardSecret } from './endpoints/card-order';
import { revealedFor } from './rules/card';

/** A secret on the screen; `until` by the gateways' clock, ms. */
export interface RevealedSecret {
  card: string;
  secret: CardSecret;
  until: number;
}

/**
 * The number and the code of a card, in the memory of the page alone: gone after half a minute, when the page is hidden or left, and when
 * another card is chosen.
 */
export function useRevealedSecret(card: string) {
  const [revealed, setRevealed] = useState<RevealedSecret | null>(null);

  useEffect(() => {
    if (revealed === null) return;
    const hide = () => setRevealed(null);
    const timer = setTimeout(hide, revealed.until - gatewayNow());
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [revealed]);

  return {
    revealed: revealed?.card === card ? revealed : null,
    hide: () => setRevealed(null),
    reveal: (secret: CardSecret) => {
      // The list of open apps shows a picture of a page that was hidden meanwhile.
      if (!document.hidden) setRevealed({ card, secret, until: gatewayNow() + revealedFor });
    },
  };
}
