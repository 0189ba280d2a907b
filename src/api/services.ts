import axios, { isAxiosError } from 'axios';
import * as v from 'valibot';
import type { Failure } from '@/domain/failure';
import { connection, type ServiceName } from './connection';
import { GatewayError } from './errors';
import { isTimeout } from './retry';
import { word } from './wire';

/** One call of a service beside the gateways: no key, no token, no envelope; the answer is checked all the same. */
interface Service<Data extends v.GenericSchema> {
  name: string;
  service: ServiceName;
  path: string;
  data: Data;
}

/** Milliseconds. */
const timeout = 30_000;

/** An id for this device, which captcha and codes are tied to. */
export const deviceIdentified = {
  name: 'device-id',
  service: 'deviceId',
  path: '/identify',
  data: v.object({ deviceId: word }),
} as const;

/** A captcha: a picture with digits, or a sum in words for screen readers. */
export const captchaQuestion = {
  name: 'captcha question',
  service: 'captcha',
  path: '/question',
  data: v.object({ id: word, picture: v.nullable(word), text: v.string() }),
} as const;

/** Tries an answer; a right one gives the ticket that `sendCaptcha` takes. */
export const captchaAnswer = {
  name: 'captcha answer',
  service: 'captcha',
  path: '/answer',
  data: v.object({ ticket: v.nullable(word) }),
} as const;

const colleague = v.object({
  usercode: word,
  name: word,
  oaAccount: v.nullable(v.string()),
  department: v.string(),
  departed: v.boolean(),
});

/** Looks up the people of a list by their details; returns one answer per question, in order. At most `peoplePerCheck` at once. */
export const peopleCheck = {
  name: 'people check',
  service: 'hrData',
  path: '/people-check',
  data: v.object({
    people: v.array(v.object({ found: v.nullable(colleague), candidate: v.nullable(colleague) })),
  }),
} as const;

/** Questions of one call. */
export const peoplePerCheck = 500;

/** A file behind a link, fetched by the proxy: the app itself connects to no other host. The content is base64. */
export const linkedFile = {
  name: 'linked file',
  service: 'files',
  path: '/linked-file',
  data: v.object({ name: word, content: v.string() }),
} as const;

/** Calls a service of the environment; throws only `GatewayError`, which the page shows. */
export async function askService<Data extends v.GenericSchema>(
  { name, service, path, data }: Service<Data>,
  body: object,
): Promise<v.InferOutput<Data>> {
  const { services, adapter, onServiceFailure } = await connection();
  try {
    const answer = await axios.post<unknown>(`${services?.[service] ?? ''}${path}`, body, {
      timeout,
      transitional: { clarifyTimeoutError: true },
      ...(adapter === undefined ? {} : { adapter }),
    });
    return v.parse(data, answer.data);
  } catch (error) {
    const failure = { ...failureOfService(error, path), endpoint: name };
    onServiceFailure?.(failure);
    throw new GatewayError(failure, name);
  }
}

function failureOfService(error: unknown, path: string): Failure {
  if (isTimeout(error)) return { kind: 'timeout' };
  if (!isAxiosError(error)) return { kind: 'invalidResponse' };
  if (error.response === undefined) return { kind: 'network' };
  return { kind: 'http', status: error.response.status, path };
}
