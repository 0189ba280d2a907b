import { persisted, restoreFlat } from './slice';

interface PasswordKeys {
  /** Whether the keys of the password pad change their order each time. */
  shuffled: boolean;
}

export const usePasswordKeys = persisted<PasswordKeys>('device', 'password-keys', (stored) =>
  restoreFlat({ shuffled: false }, stored),
);

/** The person chose shuffled keys, or the order of a phone. */
export function keysOrdered(shuffled: boolean): void {
  usePasswordKeys.setState({ shuffled });
}
