// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { takeStartupParameters } from '@/app/startup/parameters';
import { sessionEnded, sessionGiven, useSession } from '@/state/session';

const former = {
  token: 'token-a',
  loginToken: 'key-a',
  longminId: 'member-a',
  lxToken: 'chat-a',
  buCode: 'B1',
};

beforeEach(() => {
  sessionEnded();
});

describe('decision 15: what the address brings along', () => {
  it('of a former session nothing stays when another token comes', () => {
    sessionGiven(former);
    window.history.replaceState(null, '', '/?token=token-b&channel=C2#/home');
    takeStartupParameters();
    expect(useSession.getState()).toMatchObject({
      token: 'token-b',
      channel: 'C2',
      loginToken: '',
      longminId: '',
      lxToken: '',
      buCode: '',
    });
  });

  it('the same token again leaves the session as it is', () => {
    sessionGiven(former);
    window.history.replaceState(null, '', '/#/home?token=token-a');
    takeStartupParameters();
    expect(useSession.getState()).toMatchObject(former);
  });

  it('secrets are erased before and behind the #, everything else stays', () => {
    window.history.replaceState(null, '', '/?token=x&channel=C2#/transfer1?bToken=y&step=confirm');
    takeStartupParameters();
    expect(window.location.search).toBe('?channel=C2');
    expect(window.location.hash).toBe('#/transfer1?step=confirm');
  });
});
