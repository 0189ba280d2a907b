import { theHost } from '@/host/current';

/** How long to wait for the host to close the page, ms. */
const closeTimeout = 3_000;
/** Time between the host's answer and the page being closed, ms. */
const closeDelay = 1_000;

/** Asks the host to close the page. Resolves only if the page is still there afterwards. */
export async function closeView(): Promise<void> {
  const closed = theHost().then((host) => host.close());
  try {
    await Promise.race([closed, delay(closeTimeout)]);
  } catch {
    // The host cannot close the page.
    return;
  }
  await delay(closeDelay);
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
