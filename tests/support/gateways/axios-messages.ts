import { AxiosHeaders, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import type { Final, GatewayRequest } from '@/mocks/core/rendering';

/** What the client sends, as the mock backend takes it. */
export function requestOf({
  baseURL = '',
  url = '',
  headers,
  data,
}: InternalAxiosRequestConfig): GatewayRequest {
  const named = Object.entries(headers.toJSON()).map(
    ([name, value]) => [name.toLowerCase(), String(value)] as const,
  );
  return { path: baseURL + url, headers: Object.fromEntries(named), body: String(data) };
}

/** What the mock backend answers, as the client takes it. */
export function responseOf(
  { answer: { status, headers, body } }: Extract<Final, { kind: 'answer' }>,
  config: InternalAxiosRequestConfig,
): AxiosResponse {
  return { status, statusText: '', data: body, headers: new AxiosHeaders({ ...headers }), config };
}
