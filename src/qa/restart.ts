import type { Overview } from './control';
import { changeIdentity } from './identity';
import type { Take } from './overview';

/** Reloads the page as the default person of a world once the mock backend has switched to it. */
export function restart(response: Promise<Overview>, take: Take): void {
  take(
    response.then((overview) => {
      changeIdentity(overview.session.token, overview.session.systemType);
      return overview;
    }),
  );
}
