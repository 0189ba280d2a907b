import {
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
} from '@playwright/test';
import { ValidationErrors } from './complaints';
import { originOf } from './servers';
import { World } from './world';

interface Fixtures {
  /** Where this worker’s server is. */
  origin: string;
  /** The mocked gateways of this worker, in the default world when a test begins. */
  world: World;
  validationErrors: ValidationErrors;
  /** Another person's browser: storage of its own, listened to like the first one. */
  anotherBrowser: (options?: BrowserContextOptions) => Promise<BrowserContext>;
}

export const test = base.extend<Fixtures>({
  // Each worker has a server of its own; Playwright tells it its number.
  baseURL: async ({ baseURL }, provide) => {
    await provide(baseURL ?? originOf(Number(process.env['TEST_PARALLEL_INDEX'])));
  },
  origin: async ({ baseURL }, provide) => {
    await provide(new URL(baseURL ?? '').origin);
  },
  world: [
    async ({ origin }, provide) => {
      const world = new World(origin);
      await world.reset();
      await provide(world);
    },
    { auto: true },
  ],
  validationErrors: async ({ origin }, provide) => {
    const validationErrors = new ValidationErrors(origin);
    await provide(validationErrors);
    validationErrors.expectNone();
  },
  context: async ({ context, validationErrors }, provide) => {
    validationErrors.listenTo(context);
    await provide(context);
  },
  anotherBrowser: async ({ browser, validationErrors, origin }, provide) => {
    const opened: BrowserContext[] = [];
    await provide(async (options) => {
      const context = await open(browser, { baseURL: origin, ...options });
      validationErrors.listenTo(context);
      opened.push(context);
      return context;
    });
    for (const context of opened) await context.close();
  },
});

export { expect } from '@playwright/test';

function open(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  return browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'zh-CN', ...options });
}
