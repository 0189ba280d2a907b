import {
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
} from '@playwright/test';
import { BrowserErrors } from './browser-errors';
import { isSlowPhone, originOf } from './servers';
import { World } from './world';

interface Fixtures {
  /** The address of this worker’s server. */
  origin: string;
  /** The mock gateways of this worker, in the default world when a test starts. */
  world: World;
  browserErrors: BrowserErrors;
  /** Another person's browser with its own storage, whose errors are collected too. */
  anotherBrowser: (options?: BrowserContextOptions) => Promise<BrowserContext>;
}

export const test = base.extend<Fixtures>({
  // Each worker has its own server, found by the number that Playwright gives it.
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
  browserErrors: async ({ origin }, provide) => {
    const browserErrors = new BrowserErrors(origin);
    await provide(browserErrors);
    browserErrors.expectNone();
  },
  context: async ({ context, browserErrors }, provide) => {
    prepare(context, browserErrors);
    await provide(context);
  },
  anotherBrowser: async ({ browser, browserErrors, origin }, provide) => {
    const opened: BrowserContext[] = [];
    await provide(async (options) => {
      const context = await open(browser, { baseURL: origin, ...options });
      prepare(context, browserErrors);
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

function prepare(context: BrowserContext, browserErrors: BrowserErrors): void {
  browserErrors.listenTo(context);
  if (isSlowPhone) slowDown(context);
}

/** Gives its pages a fifth of the time of a core. */
function slowDown(context: BrowserContext): void {
  context.on('page', (page) => {
    void context
      .newCDPSession(page)
      .then((session) => session.send('Emulation.setCPUThrottlingRate', { rate: 5 }))
      // A page that was closed meanwhile needs nothing.
      .catch(() => undefined);
  });
}
