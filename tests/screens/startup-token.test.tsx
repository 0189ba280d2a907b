import { describe, expect, vi } from 'vitest';

import { mine, theirs, wallet, staff, live, expectStarts } from '../support/startup';

vi.mock('@/host/detect', () => ({ currentHost: vi.fn() }));

describe('the start of the app with a token or a stored session', () => {
  expectStarts({
    'creates a session from a token': {
      opened: `token=${mine}`,
      plan: 'start',
      session: { token: mine, loginToken: expect.stringMatching(/^key-/) as string, ...staff },
    },
    'takes business unit, channel and source from the address': {
      opened: `token=${mine}&buCode=B7&channel=C7&businessSource=123`,
      plan: 'start',
      session: { token: mine, buCode: 'B7', channel: 'C7', businessSource: '123' },
    },
    'keeps the session when the same token is opened again': {
      opened: `token=${mine}`,
      stored: { ...live, lxToken: 'chat' },
      plan: 'start',
      session: { token: mine, lxToken: 'chat' },
    },
    'keeps the session when the person declines another person’s token': {
      opened: `token=${theirs}`,
      stored: live,
      chosen: 'mine',
      asked: true,
      plan: 'ask-whose start',
      session: { token: mine },
    },
    'replaces the session when the person accepts another person’s token': {
      opened: `token=${theirs}&channel=C2`,
      stored: { ...live, lxToken: 'chat' },
      chosen: 'theirs',
      asked: true,
      session: { token: theirs, lxToken: '', longminId: '', channel: 'C2' },
    },
    'never replaces a valid session by an invalid token': {
      opened: 'token=nonsense',
      stored: live,
      session: { token: mine },
      refused: 'refused',
    },
    'creates a WALLET session from a token in the super app': {
      opened: `token=${mine}`,
      host: 'super-app',
      plan: 'start',
      session: { token: mine, ...wallet },
    },
    'creates a LONGCOIN session from a token in the social app’s browser': {
      opened: `token=${mine}`,
      host: 'social-browser',
      plan: 'start',
      session: { token: mine, ...staff },
    },
    'refuses the token of a person who has left the company': {
      opened: `token=${mine}`,
      world: 'departed-me',
      plan: 'start',
      session: { token: mine },
      refused: 'departed',
    },
    'keeps the stored session of a browser': { stored: live, plan: 'start', session: { token: mine } },
    'starts without a session in a browser that has none': {
      plan: 'start',
      session: { token: '' },
      calls: '',
    },
    'starts without a session in a mini-program that gives none': {
      host: 'mini-program',
      plan: 'start',
      session: { token: '' },
    },
  });
});
