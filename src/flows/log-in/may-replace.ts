import { call } from '@/api/call';
import { nickname } from '@/api/endpoints/auth';
import { GatewayError } from '@/api/errors';
import { personLeft } from '@/state/former-person';
import { useSession } from '@/state/session';
import { useStartup, walletQuestioned } from '@/state/startup';

/**
 * Whether the token of a link may replace the session: yes where there is no session, where it has expired or belongs to the same person;
 * else the person chooses. Throws where there is a session and the token is invalid.
 */
export async function mayReplace(token: string): Promise<boolean> {
  const { token: mine, buCode, channel } = useSession.getState();
  if (mine === token) return false;
  // Without a session there is nothing to ask about, and a link that works once must not fail for lack of a name.
  if (mine === '') return true;
  const fetchName = (of: string) => call(nickname, { token: of, buCode, channel });
  const { nick_name: theirs } = await fetchName(token);
  const own = await fetchName(mine).then(
    ({ nick_name }) => nick_name,
    (error: unknown) => {
      // The gateway does not know the current token: the session has expired.
      if (error instanceof GatewayError && error.failure.kind === 'code') return null;
      throw error;
    },
  );
  if (own === null || own === theirs) return true;
  return new Promise((resolve) => {
    const stop = useStartup.subscribe(({ question, answer }) => {
      if (question !== null) return;
      stop();
      // Before a page shows, as the gateway may take long to say who the other person is.
      if (answer === 'theirs') personLeft();
      resolve(answer === 'theirs');
    });
    walletQuestioned({ theirs, mine: own });
  });
}
