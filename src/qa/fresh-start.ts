import type { Overview } from './control';
import { changeIdentity } from './identity';
import type { Take } from './overview';

/** Once the gateways are in another state, the page begins anew as the person whom that state is made for. */
export function beginAnew(asked: Promise<Overview>, take: Take): void {
  take(
    asked.then((fresh) => {
      changeIdentity(fresh.session.token, fresh.session.systemType);
      return fresh;
    }),
  );
}
