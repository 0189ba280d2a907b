import { create } from 'zustand';

interface Leaving {
  /** An address from outside that somebody wants to go to; not judged yet. */
  offered: string | null;
}

export const useLeaving = create<Leaving>(() => ({ offered: null }));

/** An address came from outside: the one checked door decides what becomes of it (decision 16). */
export function addressOffered(address: string): void {
  useLeaving.setState({ offered: address });
}

/** It was opened, refused, or the person stays. */
export function addressSettled(): void {
  useLeaving.setState({ offered: null });
}
