import { useSession, type Session } from './session';
import { isPersistent, writeStored } from './storage';

/** Tells which generation of the app wrote the stored items. */
const versionMarker = 'new';

/**
 * Writes the items that other pages of this origin read: the bare token and the log-in token, updated with the session, the version marker
 * and the kind of storage. The app itself reads the session record only.
 */
export function syncLegacyStorage(): void {
  writeTokens(useSession.getState());
  useSession.subscribe(writeTokens);
  writeStored('version', versionMarker);
  writeStored('storage-type', isPersistent() ? 'local' : 'memory');
}

function writeTokens({ token, loginToken }: Session): void {
  writeStored('token', token === '' ? null : token);
  writeStored('login-token', loginToken === '' ? null : loginToken);
}
