import { describe, expect, vi } from 'vitest';

import { mine, theirs, wallet, staff, live, expectStarts } from '../support/startup';

vi.mock('@/host/detect', () => ({ currentHost: vi.fn() }));

describe('the app starts with', () => {
  expectStarts({
    'a token': {
      opened: `token=${mine}`,
      plan: 'start',
      session: { token: mine, loginToken: expect.stringMatching(/^key-/) as string, ...staff },
    },
    'a token with business unit, channel and source': {
      opened: `token=${mine}&buCode=B7&channel=C7&businessSource=123`,
      plan: 'start',
      session: { token: mine, buCode: 'B7', channel: 'C7', businessSource: '123' },
    },
    'the same token again changes nothing': {
      opened: `token=${mine}`,
      stored: { ...live, lxToken: 'chat' },
      plan: 'start',
      session: { token: mine, lxToken: 'chat' },
    },
    'somebody else’s token, and the person stays': {
      opened: `token=${theirs}`,
      stored: live,
      chosen: 'mine',
      asked: true,
      plan: 'ask-whose start',
      session: { token: mine },
    },
    'somebody else’s token, and the person changes': {
      opened: `token=${theirs}&channel=C2`,
      stored: { ...live, lxToken: 'chat' },
      chosen: 'theirs',
      asked: true,
      session: { token: theirs, lxToken: '', longminId: '', channel: 'C2' },
    },
    'a made-up token never replaces a live session': {
      opened: 'token=nonsense',
      stored: live,
      session: { token: mine },
      refused: 'refused',
    },
    'a token in the super app is a WALLET session': {
      opened: `token=${mine}`,
      host: 'super-app',
      plan: 'start',
      session: { token: mine, ...wallet },
    },
    'a token in the social app’s browser': {
      opened: `token=${mine}`,
      host: 'social-browser',
      plan: 'start',
      session: { token: mine, ...staff },
    },
    'the token of somebody who has left': {
      opened: `token=${mine}`,
      world: 'departed-me',
      plan: 'start',
      session: { token: mine },
      refused: 'departed',
    },
    'a browser with a session': { stored: live, plan: 'start', session: { token: mine } },
    'a browser without one': { plan: 'start', session: { token: '' }, calls: '' },
    'a mini-program without anything': { host: 'mini-program', plan: 'start', session: { token: '' } },
  });
});
