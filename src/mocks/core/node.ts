import { setupServer } from 'msw/node';
import { interceptors } from './intercept';
import type { GatewayConfig } from './pipeline';
import type { MockService } from './service';

/** For tests that use the app's own network code: the mock backend behind Node's requests. */
export function mockServer(service: MockService, config: GatewayConfig): ReturnType<typeof setupServer> {
  return setupServer(...interceptors(service, config));
}
