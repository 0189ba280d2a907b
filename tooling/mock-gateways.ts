import { join } from 'node:path';
import { runnerImport, type Connect, type Plugin } from 'vite';
import { fileStorage } from '../src/mocks/core/storage-file.ts';
import { gatewayConfig } from './gateway-config.ts';

type HttpModule = typeof import('../src/mocks/core/http');

const source = 'src/mocks/core/http.ts';

/** Puts the mock backend behind the development server and behind the preview of a build; `mode` says which environment's. */
export function mockGateways({ mode }: { mode: string }): Plugin {
  // Here and not in the handlers' modules: those are loaded anew after each edit.
  let storage: ReturnType<typeof fileStorage> | undefined;

  function middleware(root: string, load: () => Promise<HttpModule>): Connect.NextHandleFunction {
    const config = gatewayConfig(mode, root);
    const kept = (storage ??= fileStorage(process.env['MOCK_STATE_FILE'] ?? join(root, '.mock/state.json')));
    const prefixes = ['/__mock', ...Object.values(config.bases), ...Object.values(config.services)].map(
      (prefix) => `${prefix}/`,
    );
    return (request, response, next) => {
      const { url = '/' } = request;
      if (!prefixes.some((prefix) => url.startsWith(prefix))) return next();
      load()
        .then(({ answerHttp }) => answerHttp(request, response, kept, config))
        // A client that closed its connection needs no response.
        .catch((error: unknown) => request.destroyed || next(error));
    };
  }

  return {
    name: 'mock-gateways',
    config: () => ({ server: { watch: { ignored: ['**/.mock/**'] } } }),
    configureServer(server) {
      const load = async () => (await server.ssrLoadModule(`/${source}`)) as HttpModule;
      server.middlewares.use(middleware(server.config.root, load));
    },
    configurePreviewServer(server) {
      const { root } = server.config;
      let loaded: Promise<HttpModule> | undefined;
      const load = () => {
        loaded ??= runnerImport<HttpModule>(join(root, source), {
          root,
          resolve: { tsconfigPaths: true },
          define: { __MOCKS__: JSON.stringify('http') },
        }).then(({ module }) => module);
        return loaded;
      };
      server.middlewares.use(middleware(root, load));
    },
  };
}
