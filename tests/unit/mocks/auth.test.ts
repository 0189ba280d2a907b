import { describe, expect, it } from 'vitest';
import { keyToToken, nickname, socialSignature, staffBindingCheck, tokenToKey } from '@/api/endpoints/auth';
import { hotWordList } from '@/api/endpoints/home';
import { departedCode } from '@/api/wire';
import { tokenExchange } from '@/domain/constants';
import { tokenOf } from '@/mocks/core/identity';
import { chen, Gateways, me } from '../../support/gateways/mock-gateways';

const check = (b_token: string) => ({ bu_code: '', channel: '', b_token, scene: 1 as const });

describe('the mock log-in client', () => {
  it('accepts a binding token, and returns a token and the member id', async () => {
    expect(await new Gateways().data(staffBindingCheck, check(`b-${chen}`))).toMatchObject({
      token: tokenOf(chen),
      lmid: 'LM100002',
    });
  });

  it('returns no token when the account is still to be bound, but the phone to bind it to', async () => {
    const answer = await new Gateways().data(staffBindingCheck, check(`b-unbound-${me}`));
    expect(answer).toMatchObject({ token: '', staff_prefix: '86' });
    expect(answer.staff_mobile).toMatch(/^\d{11}$/);
  });

  it('exchanges a key once, and answers a retry under the same idempotency key like the first call', async () => {
    const gateways = new Gateways();
    const { key } = await gateways.data(
      tokenToKey,
      { token: tokenOf(me), ...tokenExchange },
      { key: 'intent-1' },
    );
    const body = { key, ...tokenExchange };
    expect(await gateways.data(keyToToken, body, { key: 'intent-2' })).toEqual({ token: tokenOf(me) });
    expect(await gateways.data(keyToToken, body, { key: 'intent-2' })).toEqual({ token: tokenOf(me) });
    expect((await gateways.say(keyToToken, body, { key: 'intent-3' })).code).toBe('1004');
  });

  it('accepts a log-in key for its owner, as long as the session lasts', async () => {
    const gateways = new Gateways();
    const { key } = await gateways.data(tokenToKey, { token: tokenOf(me), ...tokenExchange });
    const headers = { 'x-login-key': key };
    expect((await gateways.say(hotWordList, {}, { headers })).code).toBe('0000');
    await gateways.control('POST', 'expire', { token: tokenOf(me) });
    expect((await gateways.say(hotWordList, {}, { headers })).code).toBe('6006');
  });

  it('refuses a person who has left in every way', async () => {
    const gateways = new Gateways('departed-me');
    const codes = [
      await gateways.say(staffBindingCheck, check(`b-${me}`)),
      await gateways.say(tokenToKey, { token: tokenOf(me), ...tokenExchange }),
      await gateways.say(keyToToken, { key: `key-${me}-1`, ...tokenExchange }),
      await gateways.say(nickname, { token: tokenOf(me), buCode: '', channel: '' }),
    ].map(({ code }) => code);
    expect(codes).toEqual([departedCode, departedCode, departedCode, departedCode]);
  });

  it('names the owner of a token even when the session of the world has expired', async () => {
    const gateways = new Gateways();
    await gateways.control('POST', 'expire', { token: tokenOf(me) });
    const readOwner = (token: string) => gateways.say(nickname, { token, buCode: '', channel: '' });
    expect((await readOwner(tokenOf(chen))).code).toBe('0000');
    expect((await readOwner(tokenOf(me))).code).toBe('1002');
  });

  it('signs an address for the current time', async () => {
    const gateways = new Gateways();
    const sign = () => gateways.data(socialSignature, { url: 'https://app.example/' });
    const first = await sign();
    gateways.real += 60_000;
    expect((await sign()).signature).not.toBe(first.signature);
  });
});
