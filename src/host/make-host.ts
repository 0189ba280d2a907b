import type { HostName } from '@/domain/session/host';
import { capabilities, type CapabilityOf } from './capabilities';
import { Unsupported, type Capability, type Host } from './host';

/** A call that the host lacks. */
const lacks = (capability: Capability) => () => Promise.reject<never>(new Unsupported(capability));

/**
 * Makes a host of its calls: declared ones are called, all others reject with `Unsupported`. `missing` are declared ones that this very
 * browser lacks.
 */
export function makeHost<Name extends HostName>(
  name: Name,
  calls: Pick<Host, CapabilityOf<Name>>,
  missing: readonly Capability[] = [],
): Host {
  const declared: readonly CapabilityOf<Name>[] = capabilities[name];
  const able = declared.filter((capability) => !missing.includes(capability));
  return {
    getMemberToken: lacks('getMemberToken'),
    refreshToken: lacks('refreshToken'),
    loginCheck: lacks('loginCheck'),
    openLogin: lacks('openLogin'),
    getChannelInfo: lacks('getChannelInfo'),
    scanQRCode: lacks('scanQRCode'),
    getMemberInfo: lacks('getMemberInfo'),
    getCityInfo: lacks('getCityInfo'),
    setTitle: lacks('setTitle'),
    pageFinished: lacks('pageFinished'),
    share: lacks('share'),
    requestPayment: lacks('requestPayment'),
    openPage: lacks('openPage'),
    close: lacks('close'),
    ...Object.fromEntries(able.map((capability) => [capability, calls[capability]])),
    name,
    can: (capability) => able.some((one) => one === capability),
  };
}
