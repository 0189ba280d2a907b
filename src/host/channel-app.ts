import * as v from 'valibot';
import { HostFailure, type Host } from './host';
import { makeHost } from './make-host';
import { nativeCalls } from './native-calls';
import { pageCalls } from './page-calls';
import type { RuntimeConfig } from './runtime-config';
import { callWithCallback, fromJson, type Transport } from './transport';

const bridge = v.object({ postMessage: v.function() });
const reply = v.looseObject({ id: v.string() });

/** Messages in both directions, matched by ids. The ids differ on each page load, so that late answers to an earlier page are ignored. */
function messages(): Transport {
  const visit = Date.now().toString(36);
  const waiting = new Map<string, (came: unknown) => void>();
  let sent = 0;
  const onChannelMessage = (came: unknown) => {
    const read = v.safeParse(reply, typeof came === 'string' ? fromJson(came) : came);
    if (!read.success) return;
    waiting.get(read.output.id)?.(read.output);
    waiting.delete(read.output.id);
  };
  Object.assign(window, { onChannelMessage });
  return {
    call: (method, params) =>
      callWithCallback((answer) => {
        const there: unknown = 'ChannelBridge' in window ? window.ChannelBridge : null;
        if (!v.is(bridge, there)) throw new HostFailure('absent');
        sent += 1;
        const id = `${visit}-${sent}`;
        waiting.set(id, answer);
        there.postMessage(JSON.stringify({ id, method, params }));
      }),
  };
}

/** The host of the channel app, reached by its message bridge; the member id it puts into the token store by itself. */
export function channelApp(config: RuntimeConfig): Promise<Host> {
  const { getMemberInfo } = pageCalls(config);
  return Promise.resolve(makeHost('channel-app', { ...nativeCalls(messages(), config), getMemberInfo }));
}
