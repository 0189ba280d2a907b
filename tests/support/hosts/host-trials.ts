import type { HostName } from '@/domain/session/host';
import type { Host } from '@/host/host';
import { link } from './host-calls';

/** How a host is tested: one call to its native side, and the answers that side can give. */
interface Trial {
  make: (host: Host) => Promise<unknown>;
  good: unknown;
  value: unknown;
  refusal: unknown;
  refused: object;
  notImplemented: [said: unknown, then: object];
  wrong: readonly unknown[];
  absent: object;
}

const member = { memberId: 'LM100001', token: 'lx-1' };

const nativeTrial: Trial = {
  make: (host) => host.getMemberInfo(),
  good: { status: 0, data: member, message: '' },
  value: member,
  refusal: { status: 50001, data: null, message: '您已离职' },
  refused: { name: 'HostRefusal', capability: 'getMemberInfo', status: 50001, said: '您已离职' },
  notImplemented: [
    { status: -1, data: null, message: 'not implemented' },
    { value: { memberId: '', token: '' } },
  ],
  wrong: [
    { status: 0, data: { memberId: 100001, token: [] } },
    { status: 0, data: 'LM100001' },
    { status: '0', data: member },
    { data: member },
    'LM100001',
    null,
    [],
  ],
  absent: { name: 'HostFailure', trouble: 'absent' },
};

export const socialTrial: Trial = {
  make: (host) => host.scanQRCode(),
  good: { errMsg: 'scanQRCode:ok', resultStr: 'https://longcoin.example/pay' },
  value: 'https://longcoin.example/pay',
  refusal: { errMsg: 'scanQRCode:fail' },
  refused: { name: 'HostRefusal', capability: 'scanQRCode', said: 'scanQRCode:fail' },
  notImplemented: [{ err_msg: 'system:function_not_exist' }, { name: 'ScanUnsupported' }],
  wrong: [{ errMsg: 'scanQRCode:ok', resultStr: 7 }, { errMsg: 'scanQRCode:ok' }],
  absent: { name: 'HostFailure', trouble: 'absent' },
};

const text = '#/transfer1';

export const trials: Readonly<Record<HostName, Trial>> = {
  'super-app': nativeTrial,
  'channel-app': {
    ...nativeTrial,
    make: (host) => host.scanQRCode(),
    good: { status: 0, data: { text }, message: '' },
    value: text,
    refused: { name: 'HostRefusal', capability: 'scanQRCode', status: 50001, said: '您已离职' },
    notImplemented: [{ status: -1, data: null, message: 'not implemented' }, { value: '' }],
    // The answer has no id and belongs to no call, so that only the message itself can be wrong.
    wrong: [
      { status: 0, data: { text: 7 } },
      { status: 0, data: text },
      { status: '0', data: { text } },
      { data: { text } },
    ],
  },
  maia: nativeTrial,
  'mini-program': socialTrial,
  'social-browser': socialTrial,
  browser: {
    make: (host) => host.share(link),
    good: undefined,
    value: 'sheet-shown',
    refusal: Object.assign(new Error('left'), { name: 'AbortError' }),
    refused: { name: 'HostFailure', trouble: 'cancelled' },
    notImplemented: [new Error('not allowed'), { name: 'HostFailure', trouble: 'threw' }],
    wrong: [],
    absent: { name: 'Unsupported', capability: 'share' },
  },
};
