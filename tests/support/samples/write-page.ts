import { act, renderHook } from '@testing-library/react';
import { AxiosError, AxiosHeaders, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { vi } from 'vitest';
import { encodeAnswer } from '@/api/codec';
import { connection } from '@/api/connection';
import type { Endpoint } from '@/api/endpoint';
import { useWrite, type WriteOptions } from '@/flows/write/use-write';
import { aes, stubGateway } from '../gateways/gateway-stub';
import { sampleOf } from '../schema-sample';

/** What the gateway does with the next tries; those after them are carried out. */
type Reply = 'lost' | { code: string; message: string | null };

/** A gateway that carries out each key once and remembers it. */
export async function gatewayOf(endpoint: Endpoint) {
  const { onFailure } = await connection();
  const done: string[] = [];
  const replies: Reply[] = [];
  const answer = (config: InternalAxiosRequestConfig, body: object): AxiosResponse => ({
    status: 200,
    statusText: '',
    data: encodeAnswer(endpoint, body, aes).text,
    headers: new AxiosHeaders(),
    config,
  });
  let tries = 0;
  stubGateway([], {
    onFailure,
    adapter: async (config) => {
      tries += 1;
      const reply = replies.shift();
      if (typeof reply === 'object') return answer(config, { data: null, ...reply });
      const key = String(config.headers.get('Idempotency-Key'));
      if (!done.includes(key)) done.push(key);
      if (reply === 'lost') throw new AxiosError('lost', AxiosError.ERR_NETWORK, config);
      return answer(config, { code: '0000', message: '', data: sampleOf(endpoint.data) });
    },
  });
  return { done, replies, tries: () => tries };
}

/** Every try of one call, with the retries of the transport. */
export const lostThroughout: readonly Reply[] = ['lost', 'lost', 'lost'];

/** A page that sends one kind of change. */
export async function pageOf(
  endpoint: Endpoint,
  replies: readonly Reply[] = [],
  options: Partial<WriteOptions<Endpoint>> = {},
) {
  const gateway = await gatewayOf(endpoint);
  gateway.replies.push(...replies);
  const onDone = vi.fn();
  const refresh = vi.fn(() => Promise.resolve());
  const { result } = renderHook(() => useWrite(endpoint, { refresh, ...options }));
  const send = async (taps = 1, body: unknown = {}) => {
    act(() => {
      for (let tap = 0; tap < taps; tap += 1) result.current.send(body, onDone);
    });
    await act(() => vi.runAllTimersAsync());
  };
  return {
    gateway,
    onDone,
    refresh,
    send,
    text: () => result.current.errorText,
    offReason: () => result.current.offReason,
  };
}
