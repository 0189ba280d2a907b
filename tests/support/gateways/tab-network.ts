import { AxiosError, CanceledError, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios';
import { play, type Final } from '@/mocks/core/rendering';
import type { MockService } from '@/mocks/core/service';
import type { MockStorage } from '@/mocks/core/storage';
import { requestOf, responseOf } from './axios-messages';
import type { Tab } from './tabs';
import type { VirtualTime } from './virtual-time';

/** One request of a tab, and its answer. */
export interface Traffic {
  path: string;
  key: string;
  body: string;
  answered: string | null;
}

/**
 * The network between tabs and the mock backend: a sent request arrives even if its tab dies, and the answer to a
 * dead tab or a cancelled call is lost.
 */
export class TabNetwork {
  readonly traffic: Traffic[] = [];
  private releasing: (() => void)[] = [];
  private released = false;

  constructor(
    private readonly time: VirtualTime,
    private readonly service: MockService,
    private readonly storage: MockStorage,
    /** The latency of a message, ms. */
    private readonly latency: () => number,
  ) {}

  /** Releases held replies from now on. */
  release(): void {
    this.released = true;
    for (const go of this.releasing.splice(0)) go();
  }

  adapterFor(owner: Tab): AxiosAdapter {
    return (config) =>
      new Promise((resolve, reject) => {
        if (config.signal?.aborted === true) return reject(new CanceledError('stopped'));
        config.signal?.addEventListener?.('abort', () => reject(new CanceledError('stopped')));
        const late = () => reject(new AxiosError('too late', AxiosError.ETIMEDOUT, config));
        const limit = this.time.ring(late, config.timeout ?? 0, owner);
        void this.carry(config).then((final) => {
          if (final.kind !== 'hang') this.time.stop(limit);
          if (!owner.alive || final.kind === 'hang') return;
          if (final.kind === 'drop') return reject(new AxiosError('cut', AxiosError.ERR_NETWORK, config));
          const response = responseOf(final, config);
          if (response.status < 400) resolve(response);
          else reject(new AxiosError('refused', AxiosError.ERR_BAD_RESPONSE, config, undefined, response));
        });
      });
  }

  private async carry(config: InternalAxiosRequestConfig): Promise<Final> {
    const request = requestOf(config);
    const seen: Traffic = {
      path: request.path,
      key: request.headers['idempotency-key'] ?? '',
      body: request.body,
      answered: null,
    };
    this.traffic.push(seen);
    await this.time.sleep(this.latency());
    const final = await play(await this.service.serve(request), {
      resume: this.service.resume,
      isHeld: (held) => this.isHeld(held),
      sleep: (ms) => this.time.sleep(ms),
    });
    await this.time.sleep(this.latency());
    if (final.kind === 'answer' && final.answer.status === 200) seen.answered = final.answer.body;
    return final;
  }

  /** Resolves when the reply is no longer held, so that nothing has to poll. */
  private async isHeld(held: string): Promise<boolean> {
    if (!this.released) await new Promise<void>((resolve) => this.releasing.push(resolve));
    await this.storage.update((state) => {
      if (state === undefined) throw new Error('nothing is stored');
      return [{ ...state, held: state.held.filter(({ id }) => id !== held) }, undefined];
    });
    return false;
  }
}
