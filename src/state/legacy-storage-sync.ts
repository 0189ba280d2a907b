import { useSession, type Session } from './session';
import { isPersistent, writeStored } from './storage';

/** Says which generation of the app wrote what is stored. */
const versionMarker = 'new';

/**
 * The items beside the session record that are written for other pages of this origin: the bare token and the log-in token, kept as
 * the session changes, the version marker and the kind of storage. The app itself reads the session record alone.
 */
export function syncLegacyStorage(): void {
  keep(useSession.getState());
  useSession.subscribe(keep);
  writeStored('version', versionMarker);
  writeStored('storage-type', isPersistent() ? 'local' : 'memory');
}

function keep({ token, loginToken }: Session): void {
  writeStored('token', token === '' ? null : token);
  writeStored('login-token', loginToken === '' ? null : loginToken);
}
