import { gatewayNow } from '@/api/clock';
import type * as history from '@/state/message-history';
import { useNotifications } from '@/state/notifications';
import { useSession } from '@/state/session';
import { readStored } from '@/state/storage';
import { useUser } from '@/state/user';
import { runningBuild } from '@/ui/browser/running-build';

/** The id of the last recorded notice; ids are ascending. */
let last = 0;

/**
 * Records every notice and every error shown in place in the list of /messages, with its moment and its page, and says whose list it is; what
 * was missed can be read there. Gives the way to stop.
 */
export function recordMessages(): () => void {
  const notices = () => {
    const { shown, inPlace } = useNotifications.getState();
    const all: Shown[] = inPlace === null ? [...shown] : [...shown, inPlace];
    all.sort((one, other) => one.id - other.id).forEach(keep);
  };
  notices();
  own();
  const stops = [useNotifications.subscribe(notices), useUser.subscribe(own)];
  return () => {
    for (const stop of stops) stop();
  };
}

type Shown = NonNullable<ReturnType<typeof useNotifications.getState>['inPlace']>;

function keep({ id, text, failure }: Shown): void {
  if (id <= last) return;
  last = id;
  const address = window.location.hash.slice(1);
  const said = { text, failure, address, time: gatewayNow(), secrets: secrets(), build: runningBuild() };
  const { usercode } = useUser.getState();
  changeHistory(({ messageRecorded, messagesOwned }) => {
    if (usercode !== '') messagesOwned(usercode);
    messageRecorded(said);
  });
}

/** Nothing has to be fetched for an empty list. */
function own(): void {
  const { usercode } = useUser.getState();
  if (usercode === '' || readStored('messages') === null) return;
  changeHistory(({ messagesOwned }) => messagesOwned(usercode));
}

/** If the code fails to load, the notice has been shown anyway. */
function changeHistory(change: (store: typeof history) => void): void {
  import('@/state/message-history').then(change).catch(() => undefined);
}

function secrets(): string[] {
  const { token, loginToken, lxToken, bToken, uniqueKey, disposableKey, onceKey } = useSession.getState();
  const { mobile } = useUser.getState();
  return [token, loginToken, lxToken, bToken, uniqueKey, disposableKey, onceKey, mobile];
}
