import { inMemory } from './slice';

/** The token whose log-in key was got in this visit; empty before. */
export const useExchangedToken = inMemory<{ token: string }>('device', { token: '' });

/** The log-in key of this token is there. */
export function logInKeyExchanged(token: string): void {
  useExchangedToken.setState({ token });
}
