import type { BrowserContext, Request } from '@playwright/test';

/** What stands for the page of a partner. */
const anotherSite = '<!doctype html><title>Another site</title><a href="#">Another site</a>';

/** The report about a page of a partner that was left for. */
export const partnerPage = /^foreign host: https:\/\/(\w+\.)*longcoin\.example\//;

/** A browser closes no window that it did not open, and says so where the page that closes is met. */
export const closesNoWindow = /Scripts may close only the windows/;

/** Answers every request that would leave the machine with a page; returns these requests. */
export async function answerOutside(context: BrowserContext): Promise<Request[]> {
  const asked: Request[] = [];
  await context.route(
    ({ protocol, hostname }) => protocol.startsWith('http') && hostname !== 'localhost',
    async (route) => {
      asked.push(route.request());
      await route.fulfill({ contentType: 'text/html', body: anotherSite });
    },
  );
  return asked;
}
