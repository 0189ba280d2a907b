import { useState } from 'react';
import { keysInOrder, shuffledKeys } from '@/domain/payment/key-order';
import { keysOrdered, usePasswordKeys } from '@/state/password-keys';

interface KeyOrder {
  /** The digits in the order of the keys. */
  order: string;
  shuffled: boolean;
  /** Shuffles the keys again for the next entry, if they are shuffled. */
  renew: () => void;
  /** Switches between shuffled keys and the order of a phone; the choice is stored. */
  toggle: () => void;
}

/** The order of the keys of the password pad. */
export function useKeyOrder(): KeyOrder {
  const { shuffled } = usePasswordKeys();
  const [order, setOrder] = useState(() => orderOf(shuffled));
  return {
    order,
    shuffled,
    renew: () => setOrder(orderOf(shuffled)),
    toggle: () => {
      keysOrdered(!shuffled);
      setOrder(orderOf(!shuffled));
    },
  };
}

function orderOf(shuffled: boolean): string {
  return shuffled ? shuffledKeys(randomBelow) : keysInOrder;
}

/** A cryptographically random whole number below the limit; for small limits the bias of the remainder is negligible. */
function randomBelow(limit: number): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number % limit;
}
