import { describe, vi } from 'vitest';
import { silence } from '../support/fake-host';
import { chen, me } from '../support/mock-gateways';

import { mine, theirs, live, expectStarts } from '../support/startup';

vi.mock('@/host/detect', () => ({ currentHost: vi.fn() }));

describe('the app starts with', () => {
  expectStarts({
    'a disposable key': {
      opened: `disposableKey=key-${me}-1`,
      plan: 'exchange-key start',
      session: { token: mine, sysType: 'WALLET', disposableKey: `key-${me}-1` },
    },
    'a disposable key in a mini-program': {
      opened: `disposableKey=key-${me}-1`,
      host: 'mini-program',
      plan: 'exchange-key start',
      session: { token: mine, sysType: 'WALLET' },
    },
    'a disposable key in the channel app asks no channel': {
      opened: `disposableKey=key-${me}-1`,
      host: 'channel-app',
      script: { getMemberToken: silence },
      plan: 'exchange-key start',
      session: { token: mine },
    },
    'a disposable key wins over a token': {
      opened: `disposableKey=key-${me}-1&token=${theirs}`,
      plan: 'exchange-key start',
      session: { token: mine },
    },
    'a disposable key that was exchanged here before is not sent again': {
      opened: `disposableKey=key-${me}-1`,
      stored: { ...live, disposableKey: `key-${me}-1` },
      plan: 'start',
      session: { token: mine },
      calls: '',
    },
    'a made-up key is refused': {
      opened: 'disposableKey=nonsense',
      session: { token: '' },
      refused: 'refused',
      toast: '链接已失效，请从原来的入口重新打开',
    },
    'the key of somebody who has left is refused': {
      opened: `disposableKey=key-${me}-1`,
      world: 'departed-me',
      session: { token: '' },
      refused: 'departed',
    },
    'somebody else’s key asks before it replaces a live session': {
      opened: `disposableKey=key-${chen}-1`,
      stored: live,
      chosen: 'mine',
      asked: true,
      session: { token: mine },
    },
    'a key’s lost answer is asked for again under the same idempotency key': {
      opened: `disposableKey=key-${me}-1`,
      faults: [{ call: 'keyToToken', kind: 'drop', when: 'after' }],
      session: { token: mine },
    },
  });
});
