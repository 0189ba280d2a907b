import * as endpoints from '@/api/endpoints/auth';
import { colleague } from '@/mocks/core/colleague';
import { serve, type Handler, type Refusal } from '@/mocks/core/handler';
import { hasLeft } from '@/mocks/core/has-left';
import { holderOf, tokenOf } from '@/mocks/core/identity';
import type { Person } from '@/mocks/core/people';
import { fingerprint } from '@/mocks/core/random';
import { nextId, type MockState } from '@/mocks/core/state';

const unknownBinding: Refusal = { code: '1001', message: '登录信息无效，请重新登录' };
const unknownToken: Refusal = { code: '1002', message: '登录已失效，请重新登录' };
const unknownKey: Refusal = { code: '1003', message: '链接已失效，请从原来的入口重新打开' };
const usedKey: Refusal = { code: '1004', message: '链接已使用过，请从原来的入口重新打开' };

/** `b-LX…` belongs to a person whose account is bound, `b-unbound-LX…` to one who has to bind it on the partner's page. */
const binding = /^b-(unbound-)?(LX\d{6})(?:-[\w-]+)?$/;
const oneTimeKey = /^key-(LX\d{6})-[\w-]+$/;

const staffBindingCheck: Handler<typeof endpoints.staffBindingCheck> = (state, { body }) => {
  const [, unbound, usercode = ''] = binding.exec(body.b_token) ?? [];
  const person = colleague(state, usercode);
  if (person === undefined) return { state, refusal: unknownBinding };
  if (person.departed) return { state, refusal: hasLeft };
  const phone = { staff_prefix: '86', staff_mobile: person.mobile };
  if (unbound !== undefined) return { state, data: { token: null, ...phone } };
  return { state, data: { token: tokenOf(usercode), lmid: `LM${usercode.slice(2)}`, ...phone } };
};

const tokenToKey: Handler<typeof endpoints.tokenToKey> = (before, { body }) => {
  const found = owner(before, body.token);
  if ('refusal' in found) return { state: before, refusal: found.refusal };
  const { id, state } = nextId(before, 'K');
  return { state, data: { key: `key-${found.person.usercode}-${id}` } };
};

const keyToToken: Handler<typeof endpoints.keyToToken> = (state, { body: { key } }) => {
  const usercode = oneTimeKey.exec(key)?.[1] ?? '';
  const person = colleague(state, usercode);
  if (person === undefined) return { state, refusal: unknownKey };
  if (state.usedKeys.includes(key)) return { state, refusal: usedKey };
  if (person.departed) return { state, refusal: hasLeft };
  return { state: { ...state, usedKeys: [...state.usedKeys, key] }, data: { token: tokenOf(usercode) } };
};

const nickname: Handler<typeof endpoints.nickname> = (state, { body }) => {
  const found = owner(state, body.token);
  return 'refusal' in found
    ? { state, refusal: found.refusal }
    : { state, data: { nick_name: found.person.name } };
};

const socialSignature: Handler<typeof endpoints.socialSignature> = (state, { body }, now) => {
  const timestamp = Math.floor(now / 1000);
  const signature = fingerprint(`${body.url} ${timestamp}`);
  return { state, data: { appId: 'wx-mocked', timestamp, nonceStr: `n${timestamp}`, signature } };
};

function owner(state: MockState, token: string): { person: Person } | { refusal: Refusal } {
  const person = holderOf(state, token);
  if (person === undefined) return { refusal: unknownToken };
  return person.departed ? { refusal: hasLeft } : { person };
}

export const handlers = [
  serve(endpoints.staffBindingCheck, staffBindingCheck),
  serve(endpoints.tokenToKey, tokenToKey),
  serve(endpoints.keyToToken, keyToToken),
  serve(endpoints.nickname, nickname),
  serve(endpoints.socialSignature, socialSignature),
];
