import { inMemory } from '@/state/slice';

interface PasswordProof {
  /** The idempotency key of the one call that may set a new password; null until the old one or a code was correct. */
  key: string | null;
}

/** In memory only: after a reload the person has to enter the old password or a code again. */
export const usePasswordProof = inMemory<PasswordProof>('person', { key: null });

/** The old password or a code was correct. */
export function newPasswordAllowed(key: string): void {
  usePasswordProof.setState({ key });
}

/** The new password was set, or the proof is no longer valid. */
export function passwordProofUsed(): void {
  usePasswordProof.setState({ key: null });
}
