import { describe, vi } from 'vitest';
import { chen, me } from '../../support/gateways/mock-gateways';
import { neverAnswer } from '../../support/hosts/fake-host';
import {
  bindingCheckDropped,
  expectStarts,
  otherToken,
  ownToken,
  staffSession,
  validSession,
  walletSession,
} from '../../support/startup';

vi.mock('@/host/detect', () => ({ currentHost: vi.fn() }));

describe('the start of the app with a binding token', () => {
  expectStarts({
    'creates a LONGCOIN session from a binding token': {
      opened: `bToken=b-${me}`,
      plan: 'check-binding start',
      session: { token: ownToken, longminId: 'LM100001', bToken: `b-${me}`, ...staffSession },
    },
    'creates a WALLET session from a binding token in the super app': {
      opened: `bToken=b-${me}`,
      host: 'super-app',
      plan: 'check-binding start',
      session: { token: ownToken, ...walletSession },
    },
    'prefers a binding token to a key, a token and the channel app': {
      opened: `bToken=b-${me}&disposableKey=key-${chen}-1&token=${otherToken}`,
      host: 'channel-app',
      plan: 'check-binding start',
      session: { token: ownToken },
    },
    'does not ask the native side of MAIA when there is a binding token': {
      opened: `bToken=b-${me}`,
      host: 'maia',
      script: { getMemberInfo: neverAnswer },
      plan: 'check-binding start',
      session: { token: ownToken },
    },
    'does not check the same binding token again': {
      opened: `bToken=b-${me}`,
      stored: { ...validSession, bToken: `b-${me}` },
      plan: 'start',
      session: { token: ownToken },
      calls: '',
    },
    'checks another binding token, and replaces the whole former session': {
      opened: `bToken=b-${chen}`,
      stored: { ...validSession, bToken: `b-${me}`, lxToken: 'chat' },
      plan: 'check-binding start',
      session: { token: otherToken, longminId: 'LM100002', lxToken: '' },
    },
    'leads to the log-in page when the binding check has no token': {
      opened: `bToken=b-unbound-${me}`,
      session: { token: '' },
      refused: 'unbound',
    },
    'redirects to log-in when the data of the binding check has no token': {
      opened: `bToken=b-${me}`,
      faults: [{ call: 'staffBindingCheck', kind: 'wrong-shape', value: '{}' }],
      session: { token: '' },
      refused: 'unbound',
    },
    'refuses a binding check without data, which says nothing of the binding': {
      opened: `bToken=b-${me}`,
      faults: [{ call: 'staffBindingCheck', kind: 'wrong-shape', value: 'null' }],
      session: { token: '' },
      refused: 'refused',
    },
    'keeps a valid session when the binding check has no token': {
      opened: `bToken=b-unbound-${me}`,
      stored: validSession,
      session: { token: ownToken },
      refused: 'unbound',
    },
    'refuses an invalid binding token in the gateway’s words': {
      opened: 'bToken=nonsense',
      session: { token: '' },
      refused: 'refused',
      toast: '登录信息无效，请重新登录',
    },
    'reports a refusal without a message as an invalid log-in': {
      opened: `bToken=b-${me}`,
      faults: [{ call: 'staffBindingCheck', kind: 'code', value: '1234', message: '' }],
      session: { token: '' },
      refused: 'refused',
      toast: '登录失效！',
    },
    'starts the app when the binding check is not answered': {
      opened: `bToken=b-${me}`,
      faults: [bindingCheckDropped],
      session: { token: '' },
      refused: 'unreachable',
      toast: '网络连接失败，请稍后再试',
    },
    'reports a binding check that is answered too late as a time-out': {
      opened: `bToken=b-${me}`,
      faults: [{ call: 'staffBindingCheck', kind: 'hang', times: 'always' }],
      session: { token: '' },
      refused: 'unreachable',
      toast: '请求超时，请稍后重试',
    },
    'reports an HTTP error of the binding check in the words of the catalogue': {
      opened: `bToken=b-${me}`,
      faults: [{ call: 'staffBindingCheck', kind: 'status', value: 503, times: 'always' }],
      session: { token: '' },
      refused: 'unreachable',
      toast: '服务器开了点小差，请稍后再试',
    },
    'keeps the session when the binding check is not answered': {
      opened: `bToken=b-${me}`,
      stored: validSession,
      faults: [bindingCheckDropped],
      session: { token: ownToken, bToken: '' },
      refused: 'unreachable',
    },
    'starts the app when the answer of the binding check is invalid': {
      opened: `bToken=b-${me}`,
      faults: [{ call: 'staffBindingCheck', kind: 'html', times: 'always' }],
      session: { token: '' },
      refused: 'refused',
    },
    'refuses a person who has left the company': {
      opened: `bToken=b-${me}`,
      world: 'departed-me',
      session: { token: '' },
      refused: 'departed',
    },
    'does not report a refused binding check in preview': {
      opened: 'bToken=nonsense&preview=1',
      session: { token: '', preview: true },
      refused: 'refused',
      toast: '',
    },
  });
});
