import type { Answer } from '@/host/transport';
import { useSession } from '@/state/session';
import { readStored, writeStored } from '@/state/storage';
import { control } from '../control';

/** The response of the simulated native side where nothing is scripted; it knows the person of the world, or the one that QA chose. */
export async function defaultAnswer(call: string, value: string): Promise<Answer> {
  switch (call) {
    case 'getMemberToken':
      return fromPerson(({ token }) => ({ token }), storeMemberIdLater);
    case 'getMemberInfo':
      return fromPerson((person) => person);
    case 'refreshToken':
      return fromPerson(({ token }) => ({ token }), refresh);
    case 'loginCheck':
      return success({ loggedIn: (await person()) !== null });
    case 'openLogin':
      // After leaving the wallet, the log-in of the host gives a session again.
      writeStored('qa-no-session', null);
      return success(null);
    case 'getChannelInfo':
      return success({ buCode: 'C0001', channel: 'CH1', channelKey: 'channel-key-1' });
    case 'getCityInfo':
      return success({ cityCode: '440300', cityName: '深圳' });
    case 'scanQRCode':
      return success({ text: value === '' ? defaultScan : value });
    case 'chooseWXPay':
      // The person pays at once, and the social app tells the gateways so.
      await control.answerThirdParty('paid');
      return success(null);
    default:
      return success(null);
  }
}

/** The result of a scan where QA entered none. */
export const defaultScan = '#/transfer1';

/** The status of a native side without a logged-in person. */
const notLoggedIn = 40101;

interface Person {
  memberId: string;
  token: string;
}

async function fromPerson(
  data: (person: Person) => object,
  before: (person: Person) => Promise<unknown> = () => Promise.resolve(),
): Promise<Answer> {
  const found = await person();
  if (found === null) return { status: notLoggedIn, data: null, message: '未登录' };
  await before(found);
  return success(data(found));
}

async function person(): Promise<Person | null> {
  if (readStored('qa-no-session') !== null) return null;
  const { session, identities } = await control.state();
  const { token: current } = useSession.getState();
  const { usercode, token } = identities.find((one) => one.token === current) ?? session;
  return { memberId: `LM${usercode.slice(2)}`, token };
}

/** Milliseconds: after the session of the token stands. */
const storing = 300;

/** A host that gives a token writes the member id into the stored session by itself, some time later. */
function storeMemberIdLater({ memberId }: Person): Promise<void> {
  setTimeout(() => {
    const stored: unknown = JSON.parse(readStored('session') ?? '{}');
    writeStored('session', JSON.stringify(Object.assign({}, stored, { longminId: memberId })));
  }, storing);
  return Promise.resolve();
}

/** A refreshed token is valid again. */
function refresh({ token }: Person): Promise<unknown> {
  return control.expire(token, true);
}

function success(data: object | null): Answer {
  return { status: 0, data, message: '' };
}
