import { describe, expect, vi } from 'vitest';
import {
  expectStarts,
  otherToken,
  ownToken,
  staffSession,
  validSession,
  walletSession,
} from '../../support/startup';

vi.mock('@/host/detect', () => ({ currentHost: vi.fn() }));

describe('the start of the app with a token or a stored session', () => {
  expectStarts({
    'creates a session from a token': {
      opened: `token=${ownToken}`,
      plan: 'start',
      session: { token: ownToken, loginToken: expect.stringMatching(/^key-/) as string, ...staffSession },
    },
    'takes business unit, channel and source from the address': {
      opened: `token=${ownToken}&buCode=B7&channel=C7&businessSource=123`,
      plan: 'start',
      session: { token: ownToken, buCode: 'B7', channel: 'C7', businessSource: '123' },
    },
    'keeps the session when the same token is opened again': {
      opened: `token=${ownToken}`,
      stored: { ...validSession, lxToken: 'chat' },
      plan: 'start',
      session: { token: ownToken, lxToken: 'chat' },
    },
    'keeps the session when the person declines another person’s token': {
      opened: `token=${otherToken}`,
      stored: validSession,
      chosen: 'mine',
      asked: true,
      plan: 'ask-whose start',
      session: { token: ownToken },
    },
    'replaces the session when the person accepts another person’s token': {
      opened: `token=${otherToken}&channel=C2`,
      stored: { ...validSession, lxToken: 'chat' },
      chosen: 'theirs',
      asked: true,
      session: { token: otherToken, lxToken: '', longminId: '', channel: 'C2' },
    },
    'never replaces a valid session by an invalid token': {
      opened: 'token=nonsense',
      stored: validSession,
      session: { token: ownToken },
      refused: 'refused',
    },
    'creates a WALLET session from a token in the super app': {
      opened: `token=${ownToken}`,
      host: 'super-app',
      plan: 'start',
      session: { token: ownToken, ...walletSession },
    },
    'creates a LONGCOIN session from a token in the social app’s browser': {
      opened: `token=${ownToken}`,
      host: 'social-browser',
      plan: 'start',
      session: { token: ownToken, ...staffSession },
    },
    'refuses the token of a person who has left the company': {
      opened: `token=${ownToken}`,
      world: 'departed-me',
      plan: 'start',
      session: { token: ownToken },
      refused: 'departed',
    },
    'keeps the stored session of a browser': {
      stored: validSession,
      plan: 'start',
      session: { token: ownToken },
    },
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
