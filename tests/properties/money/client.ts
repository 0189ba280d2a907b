import { AxiosError, type AxiosAdapter } from 'axios';
import { call } from '@/api/call';
import { connect } from '@/api/connection';
import type { BodyOf, DataOf, Endpoint } from '@/api/endpoint';
import { failureOf } from '@/api/errors';
import type { Ticket } from '@/mocks/core/rendering';
import type { MockService } from '@/mocks/core/service';
import { requestOf, responseOf } from '../../support/gateways/axios-messages';
import { mockConnection } from '../../support/gateways/mock-connection';

/** What a call came to for the app that sent it. */
export type Outcome<Data> =
  | { readonly kind: 'done'; readonly data: Data }
  | { readonly kind: 'refused'; readonly code: string }
  /** Its outcome is unknown; with a ticket where it is still under way. */
  | { readonly kind: 'lost'; readonly ticket: Ticket | null };

interface Sending {
  as: string;
  service: MockService;
  ticket: Ticket | null;
}

let sending: Sending | null = null;

/** An answer that does not come is a time-out at once: the client sends the call no second time by itself, and no time passes. */
const adapter: AxiosAdapter = async (config) => {
  if (sending === null) throw new Error('nobody sends anything');
  const rendering = await sending.service.serve(requestOf(config));
  if (rendering.kind === 'answer') {
    const response = responseOf(rendering, config);
    if (response.status < 400) return response;
    throw new AxiosError('refused', AxiosError.ERR_BAD_RESPONSE, config, undefined, response);
  }
  if (rendering.kind === 'later') sending.ticket = rendering.ticket;
  throw new AxiosError('no answer', AxiosError.ETIMEDOUT, config);
};

connect(mockConnection(adapter, () => sending?.as ?? ''));

/** Sends one call by the app's own client; one after the other. Throws where an answer is against its contract. */
export async function send<E extends Endpoint>(
  service: MockService,
  as: string,
  endpoint: E,
  body: BodyOf<E>,
  key?: string,
): Promise<Outcome<DataOf<E>>> {
  const mine: Sending = { as, service, ticket: null };
  sending = mine;
  try {
    const data = await call(endpoint, body, key === undefined ? {} : { idempotencyKey: key });
    return { kind: 'done', data };
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind === 'timeout') return { kind: 'lost', ticket: mine.ticket };
    if (failure.kind === 'code') return { kind: 'refused', code: failure.code };
    if (failure.kind === 'departed') return { kind: 'refused', code: failure.kind };
    throw new Error(`${endpoint.name} of ${as}: ${JSON.stringify(failure)} ${JSON.stringify(body)}`, {
      cause: error,
    });
  }
}
