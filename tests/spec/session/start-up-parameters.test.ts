// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { takeStartupParameters } from '@/app/startup/parameters';
import { prepareStartup } from '@/app/startup/prepare-startup';
import { sessionEnded, sessionGiven, useSession } from '@/state/session';

const former = {
  token: 'token-a',
  loginToken: 'key-a',
  longminId: 'member-a',
  lxToken: 'chat-a',
  buCode: 'B1',
};

const open = (address: string) => {
  window.history.replaceState(null, '', address);
  return takeStartupParameters();
};

beforeEach(() => {
  sessionEnded();
});

describe('the start-up parameters of an address', () => {
  it('start a session at once when there is none, with all parameters and nothing of the past', () => {
    sessionGiven({ ...former, token: '' });
    prepareStartup(open('/?token=token-b&channel=C2&businessSource=123#/home'));
    expect(useSession.getState()).toMatchObject({
      token: 'token-b',
      channel: 'C2',
      businessSource: '123',
      loginToken: '',
      longminId: '',
      lxToken: '',
      buCode: '',
    });
  });

  it('keep the session when the token is the same', () => {
    sessionGiven(former);
    prepareStartup(open('/#/home?token=token-a'));
    expect(useSession.getState()).toMatchObject(former);
  });

  it('with another token wait until the person was asked', () => {
    sessionGiven(former);
    const { left } = prepareStartup(open('/#/home?token=token-b'));
    expect(left[0]).toEqual({ kind: 'ask-whose', token: 'token-b' });
    expect(useSession.getState()).toMatchObject(former);
  });

  it('are all kept', () => {
    prepareStartup(
      open(
        '/?token=t&buCode=B1&channel=C1&uniqueKey=u&lxToken=l&lbReturnUrl=https%3A%2F%2Fa.example%2F&routerType=mini&preview=1&showHeader=0#/home',
      ),
    );
    expect(useSession.getState()).toMatchObject({
      token: 't',
      buCode: 'B1',
      channel: 'C1',
      uniqueKey: 'u',
      lxToken: 'l',
      lbReturnUrl: 'https://a.example/',
      routerType: 'mini',
      preview: true,
      showHeader: false,
    });
  });

  it('with secrets are removed before and behind the #, and everything else stays', () => {
    open('/?token=x&channel=C2&uniqueKey=u#/transfer1?bToken=y&step=confirm&lxToken=z&disposableKey=k');
    expect(window.location.search).toBe('?channel=C2');
    expect(window.location.hash).toBe('#/transfer1?step=confirm');
  });
});
