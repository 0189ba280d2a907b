import { expect, type BrowserContext } from '@playwright/test';

/**
 * Collects what a browser reports: console errors and warnings, uncaught exceptions, requests to foreign hosts,
 * missing addresses. A test allows only what it provokes itself.
 */
export class BrowserErrors {
  private readonly problems: string[] = [];
  /** The test's browser says so wherever it keeps the app's worker out. */
  private readonly allowed: RegExp[] = [
    /^console warning: Service Worker registration blocked by Playwright/,
  ];
  private readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  allow(...provoked: RegExp[]): void {
    this.allowed.push(...provoked);
  }

  listenTo(context: BrowserContext): void {
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()))
        this.problems.push(`console ${message.type()}: ${message.text()} ${message.location().url}`);
    });
    context.on('weberror', (error) => {
      this.problems.push(`uncaught: ${error.error().message}`);
    });
    context.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== this.origin)
        this.problems.push(`foreign host: ${request.url()}`);
    });
    context.on('response', (response) => {
      if (response.status() === 404) this.problems.push(`not there: ${response.url()}`);
    });
  }

  expectNone(): void {
    expect(this.problems.filter((problem) => !this.allowed.some((allowed) => allowed.test(problem)))).toEqual(
      [],
    );
  }
}

/** The message in the browser's console about a broken connection. */
export const brokenConnection =
  /net::ERR_(EMPTY_RESPONSE|CONNECTION_RESET|FAILED|ABORTED|INTERNET_DISCONNECTED)/;

/** The messages in the browser's console about parts of the app that cannot be fetched. */
export const missingParts = /Unable to preload CSS|Couldn't load preload assets|dynamically imported module/;

/** The message in the browser's console about an HTTP status. */
export function httpStatusError(status: number): RegExp {
  return new RegExp(`Failed to load resource: the server responded with a status of ${status}`);
}
