import { describe, vi } from 'vitest';
import { silence } from '../support/fake-host';
import { chen, me } from '../support/mock-gateways';

import { mine, theirs, wallet, staff, live, dropped, expectStarts } from '../support/startup';

vi.mock('@/host/detect', () => ({ currentHost: vi.fn() }));

describe('the app starts with', () => {
  expectStarts({
    'a binding token': {
      opened: `bToken=b-${me}`,
      plan: 'check-binding start',
      session: { token: mine, longminId: 'LM100001', bToken: `b-${me}`, ...staff },
    },
    'a binding token in the super app': {
      opened: `bToken=b-${me}`,
      host: 'super-app',
      plan: 'check-binding start',
      session: { token: mine, ...wallet },
    },
    'a binding token wins over a key, a token and the channel app': {
      opened: `bToken=b-${me}&disposableKey=key-${chen}-1&token=${theirs}`,
      host: 'channel-app',
      plan: 'check-binding start',
      session: { token: mine },
    },
    'a binding token in MAIA asks no native side': {
      opened: `bToken=b-${me}`,
      host: 'maia',
      script: { getMemberInfo: silence },
      plan: 'check-binding start',
      session: { token: mine },
    },
    'the binding token of last time is not checked again': {
      opened: `bToken=b-${me}`,
      stored: { ...live, bToken: `b-${me}` },
      plan: 'start',
      session: { token: mine },
      calls: '',
    },
    'another binding token is checked, and its session replaces the former one whole': {
      opened: `bToken=b-${chen}`,
      stored: { ...live, bToken: `b-${me}`, lxToken: 'chat' },
      plan: 'check-binding start',
      session: { token: theirs, longminId: 'LM100002', lxToken: '' },
    },
    'a binding check that knows no token leads to the log-in page': {
      opened: `bToken=b-unbound-${me}`,
      session: { token: '' },
      refused: 'unbound',
    },
    'a binding check that knows no token leaves a live session alone': {
      opened: `bToken=b-unbound-${me}`,
      stored: live,
      session: { token: mine },
      refused: 'unbound',
    },
    'a made-up binding token is refused in the gateway’s words': {
      opened: 'bToken=nonsense',
      session: { token: '' },
      refused: 'refused',
      toast: '登录信息无效，请重新登录',
    },
    'a refusal without words is told as “login invalid!”': {
      opened: `bToken=b-${me}`,
      faults: [{ call: 'staffBindingCheck', kind: 'code', value: '1234', message: '' }],
      session: { token: '' },
      refused: 'refused',
      toast: '登录失效！',
    },
    'a binding check that nobody answers starts the app all the same': {
      opened: `bToken=b-${me}`,
      faults: [dropped],
      session: { token: '' },
      refused: 'unreachable',
      toast: '登录失效！',
    },
    'a binding check that nobody answers keeps the session there was': {
      opened: `bToken=b-${me}`,
      stored: live,
      faults: [dropped],
      session: { token: mine, bToken: '' },
      refused: 'unreachable',
    },
    'a binding check answered with nonsense starts the app': {
      opened: `bToken=b-${me}`,
      faults: [{ call: 'staffBindingCheck', kind: 'html', times: 'always' }],
      session: { token: '' },
      refused: 'refused',
    },
    'somebody who has left is refused by the binding check': {
      opened: `bToken=b-${me}`,
      world: 'departed-me',
      session: { token: '' },
      refused: 'departed',
    },
    'preview says nothing of a refused binding check': {
      opened: 'bToken=nonsense&preview=1',
      session: { token: '', preview: true },
      refused: 'refused',
      toast: '',
    },
  });
});
