import { call } from '@/api/call';
import { nickname } from '@/api/endpoints/auth';
import { GatewayError } from '@/api/errors';
import { useSession } from '@/state/session';
import { useStartup, walletQuestioned } from '@/state/startup';

/**
 * Whether a token that came by a link may take the place of the session: at once where that is nobody's, is over, or is the same
 * person's; else the person is asked. Throws where the token is nobody's.
 */
export async function mayReplace(token: string): Promise<boolean> {
  const { token: mine, buCode, channel } = useSession.getState();
  if (mine === token) return false;
  const named = (of: string) => call(nickname, { token: of, buCode, channel });
  const { nick_name: theirs } = await named(token);
  if (mine === '') return true;
  const own = await named(mine).then(
    ({ nick_name }) => nick_name,
    (error: unknown) => {
      // The gateway knows nobody behind it: the session is over, nothing is lost with it.
      if (error instanceof GatewayError && error.failure.kind === 'code') return null;
      throw error;
    },
  );
  if (own === null || own === theirs) return true;
  return new Promise((resolve) => {
    const stop = useStartup.subscribe(({ question, answer }) => {
      if (question !== null) return;
      stop();
      resolve(answer === 'theirs');
    });
    walletQuestioned({ theirs, mine: own });
  });
}
