import { useEffect, useRef, useState } from 'react';
import { call } from '@/api/call';
import { gatewayNow } from '@/api/clock';
import { cardSecret, type CardSecret } from '@/api/endpoints/card-order';
import { failureOf } from '@/api/errors';
import { newIdempotencyKey } from '@/api/idempotency-key';
import { isUnanswered } from '@/api/is-unanswered';
import { revealedFor } from '@/domain/cards/card';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { useMessages } from '@/messages/language';
import { useSingleTask } from '@/ui/forms/use-single-task';

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
  const errors = useMessages(errorMessages);
  const [isBusy, run] = useSingleTask();
  const [revealed, setRevealed] = useState<RevealedSecret | null>(null);
  const [errorText, setErrorText] = useState<string | null>(null);
  // The call that a password has allowed and whose answer is not known; another try needs no other password.
  const proven = useRef<{ card: string; key: string } | null>(null);

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

  const fetchSecret = (key: string) =>
    run(async () => {
      proven.current = { card, key };
      try {
        const secret = await call(cardSecret, { id: card }, { idempotencyKey: key, quiet: true });
        proven.current = null;
        // Nobody looks at a page that was hidden meanwhile, but its picture in the list of open apps is seen.
        if (!document.hidden) setRevealed({ card, secret, until: gatewayNow() + revealedFor });
      } catch (error) {
        if (!isUnanswered(error)) proven.current = null;
        setErrorText(failureText(failureOf(error), errors));
      }
    });

  return {
    isBusy,
    errorText,
    revealed: revealed?.card === card ? revealed : null,
    hide: () => setRevealed(null),
    /** Fetches the secret; for the key of a new call `ask` has it proven first. */
    start: (ask: (key: string) => void) => {
      setErrorText(null);
      if (proven.current?.card === card) fetchSecret(proven.current.key);
      else ask(newIdempotencyKey());
    },
    /** Fetches the secret under a key that was proven. */
    fetchSecret,
  };
}
