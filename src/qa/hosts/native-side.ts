import { useSession } from '@/state/session';
import { readStored, writeStored } from '@/state/storage';
import type { Answer } from '@/host/transport';
import { control } from '../control';

/** What the simulated native side says where nothing is scripted: it knows the person of the world, or whom QA became. */
export async function soundAnswer(call: string, value: string): Promise<Answer> {
  switch (call) {
    case 'getMemberToken':
      return fromPerson(({ token }) => ({ token }));
    case 'getMemberInfo':
      return fromPerson((person) => person);
    case 'refreshToken':
      return fromPerson(({ token }) => ({ token }), refresh);
    case 'loginCheck':
      return said({ loggedIn: (await person()) !== null });
    case 'openLogin':
      // Whoever left the wallet comes back by the host's own log-in.
      writeStored('qa-no-session', null);
      return said(null);
    case 'getChannelInfo':
      return said({ buCode: 'C0001', channel: 'CH1', channelKey: 'channel-key-1' });
    case 'getCityInfo':
      return said({ cityCode: '440300', cityName: '深圳' });
    case 'scanQRCode':
      return said({ text: value === '' ? usualScan : value });
    default:
      return said(null);
  }
}

/** What a scan finds where QA wrote nothing else. */
export const usualScan = '#/transfer1';

/** The status by which a native side says that nobody is logged in. */
const nobody = 40101;

interface Person {
  memberId: string;
  token: string;
}

async function fromPerson(
  data: (person: Person) => object,
  before: (person: Person) => Promise<unknown> = () => Promise.resolve(),
): Promise<Answer> {
  const found = await person();
  if (found === null) return { status: nobody, data: null, message: '未登录' };
  await before(found);
  return said(data(found));
}

async function person(): Promise<Person | null> {
  if (readStored('qa-no-session') !== null) return null;
  const { session, identities } = await control.state();
  const { token: current } = useSession.getState();
  const { usercode, token } = identities.find((one) => one.token === current) ?? session;
  return { memberId: `LM${usercode.slice(2)}`, token };
}

/** A refreshed token is good again. */
function refresh({ token }: Person): Promise<unknown> {
  return control.expire(token, true);
}

function said(data: object | null): Answer {
  return { status: 0, data, message: '' };
}
