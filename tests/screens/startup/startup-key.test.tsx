import { describe, vi } from 'vitest';
import { chen, me } from '../../support/gateways/mock-gateways';
import { neverAnswer } from '../../support/hosts/fake-host';
import { expectStarts, otherToken, ownToken, validSession } from '../../support/startup';

vi.mock('@/host/detect', () => ({ currentHost: vi.fn() }));

describe('the start of the app with a disposable key', () => {
  expectStarts({
    'creates a session from a disposable key': {
      opened: `disposableKey=key-${me}-1`,
      plan: 'exchange-key start',
      session: { token: ownToken, sysType: 'WALLET', disposableKey: `key-${me}-1` },
    },
    'requests no name for a disposable key when nobody is logged in': {
      opened: `disposableKey=key-${me}-1`,
      faults: [{ call: 'nickname', kind: 'status', value: 500, times: 'always' }],
      session: { token: ownToken, sysType: 'WALLET' },
    },
    'creates a session from a disposable key in a mini-program': {
      opened: `disposableKey=key-${me}-1`,
      host: 'mini-program',
      plan: 'exchange-key start',
      session: { token: ownToken, sysType: 'WALLET' },
    },
    'does not ask the channel app for its channel when there is a disposable key': {
      opened: `disposableKey=key-${me}-1`,
      host: 'channel-app',
      script: { getMemberToken: neverAnswer },
      plan: 'exchange-key start',
      session: { token: ownToken },
    },
    'prefers a disposable key to a token': {
      opened: `disposableKey=key-${me}-1&token=${otherToken}`,
      plan: 'exchange-key start',
      session: { token: ownToken },
    },
    'does not send a disposable key again that was exchanged before': {
      opened: `disposableKey=key-${me}-1`,
      stored: { ...validSession, disposableKey: `key-${me}-1` },
      plan: 'start',
      session: { token: ownToken },
      calls: '',
    },
    'reports an HTTP error of the key exchange in the words of the catalogue': {
      opened: `disposableKey=key-${me}-1`,
      faults: [{ call: 'keyToToken', kind: 'status', value: 403, times: 'always' }],
      session: { token: '' },
      refused: 'unreachable',
      toast: '拒绝访问',
    },
    'refuses an invalid key': {
      opened: 'disposableKey=nonsense',
      session: { token: '' },
      refused: 'refused',
      toast: '链接已失效，请从原来的入口重新打开',
    },
    'refuses the key of a person who has left the company': {
      opened: `disposableKey=key-${me}-1`,
      world: 'departed-me',
      session: { token: '' },
      refused: 'departed',
    },
    'asks before another person’s key replaces a valid session': {
      opened: `disposableKey=key-${chen}-1`,
      stored: validSession,
      chosen: 'mine',
      asked: true,
      session: { token: ownToken },
    },
    'repeats a request whose answer was lost under the same idempotency key': {
      opened: `disposableKey=key-${me}-1`,
      faults: [{ call: 'keyToToken', kind: 'drop', when: 'after' }],
      session: { token: ownToken },
    },
  });
});
