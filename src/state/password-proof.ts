import { inMemory } from './slice';

interface PasswordProof {
  /** The idempotency key of the one call that may set a new password; null before the old one or a code was right. */
  key: string | null;
}

/** Lives in memory alone: after a reload whoever sets a new password proves themselves again. */
export const usePasswordProof = inMemory<PasswordProof>('person', { key: null });

/** The old password or a code was right. */
export function newPasswordAllowed(key: string): void {
  usePasswordProof.setState({ key });
}

/** The new password was set, or the proof counts no more. */
export function passwordProofUsed(): void {
  usePasswordProof.setState({ key: null });
}
