/** One window of a browser, in the few things that every engine can be asked for. */
export interface BrowserWindow {
  goto: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  /** Gives the value of an expression in the page, as JSON can carry it. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Presses and releases the pointer at a place in the viewport, in CSS pixels. */
  press: (x: number, y: number) => Promise<void>;
  picture: () => Promise<Buffer>;
  /** What the console said, and the `Referer` of each request; empty in engines that do not tell. */
  heard: () => readonly string[];
  close: () => Promise<void>;
}

export interface Engine {
  name: string;
  /** Why it cannot run here; null where it can. */
  missing: () => string | null;
  /** Opens a window of a new browser with the size of a phone. */
  open: () => Promise<BrowserWindow>;
}

export const phone = { width: 390, height: 844 } as const;

/** What the libraries for Chromium and Firefox have in common. */
interface DrivenPage {
  goto: (address: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  goBack: () => Promise<unknown>;
  evaluate: (expression: string) => Promise<unknown>;
  screenshot: () => Promise<Uint8Array>;
  mouse: { click: (x: number, y: number) => Promise<void> };
  on: ((event: 'console', listener: (message: { text: () => string }) => void) => unknown) &
    ((event: 'request', listener: (request: { headers: () => Record<string, string> }) => void) => unknown);
}

/** The window of a page that such a library drives; `close` ends its browser. */
export function windowOf(page: DrivenPage, close: () => Promise<void>): BrowserWindow {
  const heard: string[] = [];
  page.on('console', (message) => heard.push(message.text()));
  page.on('request', (request) => heard.push(request.headers()['referer'] ?? ''));
  return {
    heard: () => heard,
    goto: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    evaluate: (expression) => page.evaluate(expression),
    press: (x, y) => page.mouse.click(x, y),
    picture: async () => Buffer.from(await page.screenshot()),
    close,
  };
}
