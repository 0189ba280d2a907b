import * as v from 'valibot';
import { HostFailure, type Host } from './host';
import { makeHost } from './make-host';
import { nativeCalls } from './native-calls';
import type { RuntimeConfig } from './runtime-config';
import { callWithCallback, type Transport } from './transport';

const bridge = v.object({ call: v.function() });

const transport: Transport = {
  call: (method, params) =>
    callWithCallback((answer) => {
      const there: unknown = 'maia' in window ? window.maia : null;
      if (!v.is(bridge, there)) throw new HostFailure('absent');
      there.call(method, params, answer);
    }),
};

/** The host of Maia, reached by its bridge. */
export function maia(config: RuntimeConfig): Promise<Host> {
  return Promise.resolve(makeHost('maia', nativeCalls(transport, config)));
}
