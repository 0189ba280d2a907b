// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { hostNames } from '@/domain/session/host';
import { capabilities } from '@/host/capabilities';
import type { Capability } from '@/host/host';
import { makeCall } from '../../support/hosts/host-calls';
import { openIn } from '../../support/hosts/native-sides';

const everything = Object.keys({
  getMemberToken: 0,
  refreshToken: 0,
  loginCheck: 0,
  openLogin: 0,
  getChannelInfo: 0,
  scanQRCode: 0,
  getMemberInfo: 0,
  getCityInfo: 0,
  setTitle: 0,
  pageFinished: 0,
  share: 0,
  requestPayment: 0,
  openPage: 0,
  close: 0,
} satisfies Record<Capability, 0>) as Capability[];

describe('the missing calls of a host', () => {
  it.each(hostNames)('in %s are exactly the undeclared ones, which are unsupported', async (name) => {
    const declared: readonly Capability[] = capabilities[name];
    const { host, kinds } = await openIn(name, () => undefined);
    expect(everything.filter((capability) => host.can(capability)).sort()).toEqual([...declared].sort());
    for (const capability of everything.filter((one) => !declared.includes(one))) {
      await expect(makeCall(host, capability)).rejects.toEqual(new kinds.Unsupported(capability));
    }
  });

  it('leave the token refresh to the super app alone, and the channel’s key to the other hosts', () => {
    const hostsWith = (capability: Capability) =>
      hostNames.filter((name) => (capabilities[name] as readonly Capability[]).includes(capability));
    expect(hostsWith('refreshToken')).toEqual(['super-app']);
    expect(hostsWith('getChannelInfo')).toEqual(['channel-app', 'maia']);
  });
});
