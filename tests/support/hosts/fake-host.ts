import type { HostName } from '@/domain/session/host';
import type { Capability, Host } from '@/host/host';
import { makeHost } from '@/host/make-host';
import { tokenOf } from '@/mocks/core/identity';
import { me } from '../gateways/mock-gateways';

/** The calls that a test's host answers differently from the default. */
export type HostScript = Partial<Pick<Host, Capability>>;

/** A call that never ends. */
export const neverAnswer = (): Promise<never> => new Promise(() => undefined);

const successfulCalls: Pick<Host, Capability> = {
  getMemberToken: () => Promise.resolve(tokenOf(me)),
  refreshToken: () => Promise.resolve(tokenOf(me)),
  loginCheck: () => Promise.resolve(true),
  openLogin: () => Promise.resolve(),
  getChannelInfo: () => Promise.resolve({ buCode: 'C0001', channel: 'CH1', channelKey: 'channel-key' }),
  scanQRCode: () => Promise.resolve('#/transfer1'),
  getMemberInfo: () => Promise.resolve({ memberId: 'LM100001', token: tokenOf(me) }),
  getCityInfo: () => Promise.resolve({ cityCode: '110100', cityName: '北京' }),
  setTitle: () => Promise.resolve(),
  pageFinished: () => Promise.resolve(),
  share: () => Promise.resolve('sheet-shown'),
  requestPayment: () => Promise.resolve(),
  openPage: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

/** A host whose calls all succeed, except those of the script. */
export function fakeHost(name: HostName, script: HostScript = {}): Host {
  return makeHost(name, { ...successfulCalls, ...script });
}
