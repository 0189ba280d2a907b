import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';
import { build, type Rollup } from 'vite';
import type { VirtualTime } from './virtual-time';

type Client = typeof import('./tab-client');
type Scope = Record<string, unknown>;

/**
 * The client as one function of the globals that it uses; each tab is one run of it with its own modules, timers
 * and listeners, so that two tabs run in one process and one of them can be killed.
 */
async function bundle(): Promise<(scope: Scope) => Client> {
  const built = await build({
    configFile: false,
    envDir: false,
    logLevel: 'silent',
    resolve: { tsconfigPaths: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: {
        entry: fileURLToPath(new URL('./tab-client.ts', import.meta.url)),
        formats: ['iife'],
        name: 'client',
      },
    },
  });
  const [{ output }] = [built].flat() as [Rollup.RollupOutput];
  const make = compileFunction(`${output[0].code}\nreturn client;`, [...globals]) as (
    ...given: unknown[]
  ) => Client;
  return (scope) => make(...globals.map((name) => scope[name]));
}

const globals = [
  'localStorage',
  'addEventListener',
  'removeEventListener',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'Date',
  'crypto',
  'window',
] as const;

const makeClient = await bundle();

/** One browser: its tabs share a storage and receive each other's storage events. */
export class Browser {
  readonly stored = new Map<string, string>();
  readonly tabs = new Set<Tab>();

  constructor(
    readonly time: VirtualTime,
    /** Returns random whole numbers from 0 up to but excluding the limit. */
    readonly draw: (limit: number) => number,
    /** The delay of a storage event in the other tabs, ms; 0 is at once. */
    readonly eventDelay: () => number,
  ) {}

  write(writer: Tab, key: string, value: string | null): void {
    if (value === null) this.stored.delete(key);
    else this.stored.set(key, value);
    for (const tab of this.tabs) {
      if (tab === writer) continue;
      const delay = this.eventDelay();
      const tell = () => tab.tell('storage', { key });
      if (delay === 0) tell();
      else this.time.ring(tell, delay, tab);
    }
  }
}

/** One tab of a browser with a running client in it. */
export class Tab {
  readonly client: Client;
  alive = true;
  private readonly listeners = new Map<string, Set<(event: object) => void>>();

  constructor(private readonly browser: Browser) {
    const { time, draw } = browser;
    class TabDate extends Date {
      static override now = () => time.now;
    }
    this.client = makeClient({
      localStorage: {
        getItem: (key: string) => browser.stored.get(key) ?? null,
        setItem: (key: string, value: string) => this.write(key, value),
        removeItem: (key: string) => this.write(key, null),
      },
      addEventListener: (name: string, listener: (event: object) => void) => {
        this.listeners.set(name, (this.listeners.get(name) ?? new Set()).add(listener));
      },
      removeEventListener: (name: string, listener: (event: object) => void) => {
        this.listeners.get(name)?.delete(listener);
      },
      setTimeout: (ring: (...given: unknown[]) => void, delay = 0, ...given: unknown[]) =>
        time.ring(() => ring(...given), delay, this),
      clearTimeout: (id: unknown) => time.stop(id),
      setInterval: (ring: () => void, delay: number) => time.ring(ring, delay, this, delay),
      clearInterval: (id: unknown) => time.stop(id),
      Date: TabDate,
      crypto: { getRandomValues: (bytes: Uint8Array) => bytes.map((_, at) => (bytes[at] = draw(256))) },
      window: undefined,
    });
    browser.tabs.add(this);
  }

  /** Dispatches an event of the window. */
  tell(name: string, event: object): void {
    for (const listener of this.listeners.get(name) ?? []) listener(event);
  }

  /** Ends the tab at any moment: no timer, listener or answer reaches it any more. */
  kill(): void {
    this.alive = false;
    this.browser.time.silence(this);
    this.browser.tabs.delete(this);
  }

  /** Closes or reloads the tab: the page receives its leave events first. */
  leave(): void {
    this.tell('pagehide', {});
    this.kill();
  }

  private write(key: string, value: string | null): void {
    if (this.alive && this.browser.stored.get(key) !== (value ?? undefined)) {
      this.browser.write(this, key, value);
    }
  }
}
