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
