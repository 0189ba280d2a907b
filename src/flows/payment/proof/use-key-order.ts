import { useState } from 'react';
import { keysInOrder, shuffledKeys } from '@/domain/payment/key-order';
import { keysOrdered, usePasswordKeys } from '@/state/password-keys';

interface KeyOrder {
  /** The digits in the order of the keys. */
  order: string;
  shuffled: boolean;
  /** The next entry begins: shuffled keys change their places. */
  renew: () => void;
  /** From shuffled to the order of a phone, or back; it is kept. */
  toggle: () => void;
}

/** Where the keys of the password pad stand. */
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
  return shuffled ? shuffledKeys(draw) : keysInOrder;
}

/** A whole number below the limit, from the browser's source of secrets; 2³² is large enough that its remainder does not show. */
function draw(limit: number): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number % limit;
}
