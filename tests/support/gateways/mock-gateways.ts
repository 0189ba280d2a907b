import * as v from 'valibot';
import { decodeAnswer, encodeBody } from '@/api/codec';
import type { BodyOf, DataOf, Endpoint } from '@/api/endpoint';
import { accountInfo } from '@/api/endpoints/account';
import type { batchTransfer } from '@/api/endpoints/transfer';
import { gateways } from '@/api/gateways';
import { defaultBusinessSource } from '@/domain/constants';
import { entrance } from '@/domain/session/business-source';
import type { FaultRequest } from '@/mocks/core/control';
import { logInKeyOf, tokenOf } from '@/mocks/core/identity';
import type { WorldName } from '@/mocks/core/mock-world';
import type { GatewayConfig } from '@/mocks/core/pipeline';
import type { Final, GatewayRequest, HttpAnswer } from '@/mocks/core/rendering';
import { mockService, type MockService } from '@/mocks/core/service';
import type { MockState } from '@/mocks/core/state';
import { memoryStorage, type MockStorage } from '@/mocks/core/storage';
import { freshWorld } from '@/mocks/core/worlds';

export const config: GatewayConfig = {
  bases: {
    life: '/gw/life',
    wallet: '/gw/wallet',
    mall: '/gw/mall',
    cashier: '/gw/cashier',
    taxi: '/gw/taxi',
    bff: '/gw/bff',
    auth: '/gw/auth',
  },
  services: {
    captcha: '/svc/captcha',
    deviceId: '/svc/device-id',
    hrData: '/svc/hr-data',
    files: '/svc/files',
  },
  aes: { key: '0123456789abcdef', iv: 'fedcba9876543210' },
};

/** Saturday 21 November 2026, 09:41 in business time. */
export const pinned = Date.UTC(2026, 10, 21, 1, 41);

/** Usercodes of people with fixed names; 冯乐 has left, 梁栖 has no OA account. */
export const me = 'LX100001';
export const chen = 'LX100002';
export const zhou = 'LX100004';
export const feng = 'LX100006';
export const liang = 'LX100007';

type Sent = BodyOf<typeof batchTransfer>;

/** A transfer of 88.0 coins to each of these colleagues, with these changes. */
export function gift(to: readonly string[] = [chen], changes: Partial<Sent> = {}): Sent {
  return {
    accountType: 0,
    date: '2026-11-21 09:41:00',
    transferList: to.map((usercode) => ({ usercode })),
    money: '88.0',
    text: '恭喜发财！',
    tag: '',
    ...changes,
  };
}

/** The newest entries of the personal bill. */
export const firstPage = { accountType: 0, page: 1, size: 20 } as const;

interface CallOptions {
  as?: string;
  key?: string;
  systemType?: 'LONGCOIN' | 'WALLET';
  headers?: Record<string, string>;
}

/** A request as the app sends it. */
export function requestFor<E extends Endpoint>(
  endpoint: E,
  body: BodyOf<E>,
  { as = me, key, systemType = 'LONGCOIN', headers = {} }: CallOptions = {},
): GatewayRequest {
  const { token, tokenHeader, apiKeyHeader } = gateways[endpoint.gateway];
  return {
    path: config.bases[endpoint.gateway] + endpoint.path,
    headers: {
      [apiKeyHeader.toLowerCase()]: 'key',
      [tokenHeader.toLowerCase()]: token === 'activity' ? tokenOf(as) : logInKeyOf(as),
      'x-system-type': systemType,
      'x-business-source': defaultBusinessSource,
      'x-entrance': entrance(defaultBusinessSource, endpoint.service),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...headers,
    },
    body: encodeBody(endpoint, body, config.aes),
  };
}

export interface Said {
  code: string;
  message: string;
  data: unknown;
}

/** A world in memory at a pinned time, with requests like the app's; machine time stands at the beginning until a test moves it. */
export class Gateways {
  real: number;
  readonly slept: number[] = [];
  readonly storage: MockStorage;
  readonly service: MockService;

  constructor(world: WorldName | MockState = 'default', startsAt = pinned) {
    this.real = startsAt;
    this.storage = memoryStorage(typeof world === 'string' ? freshWorld(world, startsAt) : world);
    this.service = mockService({
      storage: this.storage,
      config,
      real: () => this.real,
      sleep: (ms) => {
        this.slept.push(ms);
        this.real += ms;
        return Promise.resolve();
      },
    });
  }

  async state(): Promise<MockState> {
    const state = await this.storage.read();
    if (state === undefined) throw new Error('nothing is stored');
    return state;
  }

  final<E extends Endpoint>(endpoint: E, body: BodyOf<E>, options?: CallOptions): Promise<Final> {
    return this.service.answer(requestFor(endpoint, body, options));
  }

  async http<E extends Endpoint>(endpoint: E, body: BodyOf<E>, options?: CallOptions): Promise<HttpAnswer> {
    const final = await this.final(endpoint, body, options);
    if (final.kind !== 'answer') throw new Error(`no answer but ${final.kind}`);
    return final.answer;
  }

  /** The answer's envelope, decrypted. */
  async say<E extends Endpoint>(endpoint: E, body: BodyOf<E>, options?: CallOptions): Promise<Said> {
    const { body: text } = await this.http(endpoint, body, options);
    const envelope = v.object({ code: v.string(), message: v.string(), data: v.unknown() });
    return v.parse(envelope, decodeAnswer(endpoint, text, config.aes));
  }

  /** The data of a success, read by the endpoint's schema. */
  async data<E extends Endpoint>(endpoint: E, body: BodyOf<E>, options?: CallOptions): Promise<DataOf<E>> {
    const { code, message, data } = await this.say(endpoint, body, options);
    if (code !== '0000') throw new Error(`${code} ${message}`);
    return v.parse(endpoint.data, data) as DataOf<E>;
  }

  async control(method: 'GET' | 'POST', action: string, body: unknown = {}): Promise<HttpAnswer> {
    return this.service.control({ method, action, body: method === 'GET' ? '' : JSON.stringify(body) });
  }

  async fault(...add: FaultRequest[]): Promise<void> {
    const { status, body } = await this.control('POST', 'faults', { add });
    if (status !== 200) throw new Error(body);
  }

  /** The balance of a personal account, in tenths. */
  async personalBalance(usercode: string): Promise<number> {
    const { accountList } = await this.data(accountInfo, { oa: usercode }, { as: usercode });
    return accountList.find(({ accountType }) => accountType === 'XF')?.balanceAmt ?? NaN;
  }

  async balances(): Promise<{ sum: number; lowestPersonal: number; accounts: number }> {
    const { body } = await this.control('GET', 'balances');
    return v.parse(
      v.object({ sum: v.number(), lowestPersonal: v.number(), accounts: v.number() }),
      JSON.parse(body),
    );
  }
}
