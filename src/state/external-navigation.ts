import { create } from 'zustand';

/** What the log-in page is told of the person, as far as it is known. */
export interface LoginWish {
  prefix: string;
  phoneNumber: string;
  bToken: string;
}

interface Leaving {
  /** An address from outside that somebody wants to go to; not judged yet. */
  offered: string | null;
  /** Somebody wants to the partner's log-in page. */
  login: LoginWish | null;
}

export const useLeaving = create<Leaving>(() => ({ offered: null, login: null }));

/** An address came from outside: the one checked door decides what becomes of it (decision 16). */
export function addressOffered(address: string): void {
  useLeaving.setState({ offered: address });
}

/** It was opened, refused, or the person stays. */
export function addressSettled(): void {
  useLeaving.setState({ offered: null });
}

/** The log-in page is no address from outside: it is the environment's own, and the only one that carries secrets (decision 15). */
export function loginWanted(login: LoginWish): void {
  useLeaving.setState({ login });
}

export function loginSettled(): void {
  useLeaving.setState({ login: null });
}
