import { persisted, restoreFlat } from './slice';

interface PasswordKeys {
  /** Whether the keys of the password pad stand in another order each time. */
  shuffled: boolean;
}

export const usePasswordKeys = persisted<PasswordKeys>('device', 'password-keys', (stored) =>
  restoreFlat({ shuffled: false }, stored),
);

/** The person wants them shuffled, or as on a phone. */
export function keysOrdered(shuffled: boolean): void {
  usePasswordKeys.setState({ shuffled });
}
