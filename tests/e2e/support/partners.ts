import type { BrowserContext } from '@playwright/test';

/** What stands for the page of a partner. */
const anotherSite = '<!doctype html><title>Another site</title><a href="#">Another site</a>';

/** The report about a page of a partner that was left for. */
export const partnerPage = /^foreign host: https:\/\/(\w+\.)*longcoin\.example\//;

/** A browser closes no window that it did not open, and says so where the page that closes is met. */
export const closesNoWindow = /Scripts may close only the windows/;

/** Answers every request to another origin than the app's with a page. */
export async function answerForPartners(context: BrowserContext, own: string): Promise<void> {
  await context.route(
    ({ origin }) => origin !== own,
    (route) => route.fulfill({ contentType: 'text/html', body: anotherSite }),
  );
}
