// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { visitHistoryLength } from '@/domain/constants';
import { syncLegacyStorage } from '@/state/legacy-storage-sync';
import { sessionEnded, sessionGiven, storedMemberId } from '@/state/session';
import { pageVisited, useVisited } from '@/state/visited';

const stored = (key: string) => localStorage.getItem(key);

beforeEach(() => {
  sessionEnded();
});

describe('the items stored beside the session record', () => {
  it('include the bare token and the log-in token, which are removed with the session', () => {
    syncLegacyStorage();
    sessionGiven({ token: 'token-a', loginToken: 'key-a' });
    expect([stored('token'), stored('login-token')]).toEqual(['token-a', 'key-a']);
    sessionEnded();
    expect([stored('token'), stored('login-token')]).toEqual([null, null]);
  });

  it('include a member id that a host writes into the stored record, whatever else the session has', () => {
    sessionGiven({ token: 'token-a' });
    expect(storedMemberId()).toBe('');
    const record = JSON.parse(stored('session') ?? '') as object;
    localStorage.setItem('session', JSON.stringify({ ...record, longminId: 'LM100001' }));
    expect(storedMemberId()).toBe('LM100001');
    sessionGiven({ longminId: 'LM100002' });
    expect(storedMemberId()).toBe('LM100002');
  });

  it('include the version marker “new” and the storage type', () => {
    syncLegacyStorage();
    expect([stored('version'), stored('storage-type')]).toEqual(['new', 'local']);
  });

  it('include the last ten pages, the newest first and each once', () => {
    for (let page = 0; page < 12; page += 1) pageVisited(`/page-${page}`);
    pageVisited('/page-5');
    const { keys } = useVisited.getState();
    expect(keys).toHaveLength(visitHistoryLength);
    expect(keys.slice(0, 3)).toEqual(['/page-5', '/page-11', '/page-10']);
    expect(new Set(keys).size).toBe(keys.length);
    expect(JSON.parse(stored('visited') ?? '')).toEqual({ keys });
  });

  it('ignore an invalid list of pages', () => {
    localStorage.setItem('visited', '{"keys":[7,"/home",null]}');
    useVisited.reread();
    expect(useVisited.getState().keys).toEqual(['/home']);
  });
});
