import * as v from 'valibot';
import { realClock, type Clock } from './clock';
import {
  HostFailure,
  HostRefusal,
  type BridgeMethod,
  type ChannelInfo,
  type CityInfo,
  type Host,
  type MemberInfo,
} from './host';
import { refreshQueue, tokenGetter, type WaysOut } from './member-token';
import { isPlaceholder, type Transport } from './transport';

export type NativeCalls = Pick<Host, BridgeMethod>;

const word = v.pipe(v.string(), v.minLength(1));
/** Text that a native side may leave out. */
const text = v.nullish(v.string(), '');

const token = v.pipe(
  v.object({ token: word }),
  v.transform((data) => data.token),
);
const loggedIn = v.pipe(
  v.object({ loggedIn: v.boolean() }),
  v.transform((data) => data.loggedIn),
);
const scanned = v.pipe(
  v.object({ text: word }),
  v.transform((data) => data.text),
);
const channelInfo: v.GenericSchema<unknown, ChannelInfo> = v.object({
  buCode: text,
  channel: text,
  channelKey: text,
});
const memberInfo: v.GenericSchema<unknown, MemberInfo> = v.object({ memberId: text, token: text });
const cityInfo: v.GenericSchema<unknown, CityInfo> = v.object({ cityCode: text, cityName: text });

/**
 * The calls of a native side that answers `{status, data, message}`, checked where they enter: 0 is success, “not
 * implemented” a placeholder, anything else a refusal. The rules for getting and refreshing a token are inside.
 */
export function nativeCalls(
  { call }: Transport,
  { goBack }: Pick<WaysOut, 'goBack'>,
  clock: Clock = realClock,
): NativeCalls {
  async function ask<Value>(
    capability: BridgeMethod,
    data: v.GenericSchema<unknown, Value>,
    placeholder: Value,
    params: object = {},
  ): Promise<Value> {
    const answer = await call(capability, params);
    if (isPlaceholder(answer)) return placeholder;
    if (answer.status !== 0) throw new HostRefusal(capability, answer.status, answer.message);
    const read = v.safeParse(data, answer.data);
    if (!read.success) throw new HostFailure('invalidResponse');
    return read.output;
  }
  /** A call without response data. */
  async function tell(capability: BridgeMethod, params: object = {}): Promise<void> {
    await ask<unknown>(capability, v.unknown(), null, params);
  }

  const openLogin = () => tell('openLogin');
  const close = () => tell('close');
  const closePage = () => void close().catch(goBack);
  return {
    getMemberToken: tokenGetter(() => ask('getMemberToken', token, ''), openLogin, { goBack, closePage }),
    refreshToken: refreshQueue(() => ask('refreshToken', token, ''), { goBack }, clock),
    loginCheck: () => ask('loginCheck', loggedIn, false),
    openLogin,
    getChannelInfo: () => ask('getChannelInfo', channelInfo, { buCode: '', channel: '', channelKey: '' }),
    scanQRCode: () => ask('scanQRCode', scanned, ''),
    getMemberInfo: () => ask('getMemberInfo', memberInfo, { memberId: '', token: '' }),
    getCityInfo: () => ask('getCityInfo', cityInfo, { cityCode: '', cityName: '' }),
    setTitle: (title) => tell('setTitle', { title }),
    pageFinished: () => tell('pageFinished'),
    share: (shared) => tell('share', shared).then(() => 'sheet-shown'),
    close,
  };
}
