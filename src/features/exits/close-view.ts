import { theHost } from '@/host/current';

/** How long a host is given to close the page, ms; then the way back is taken. */
const closeWait = 3_000;
/** A host that says it has closed the page takes a moment until it is gone, ms. */
const goneWait = 1_000;

/** Asks the host to close the page. Resolves only if the page is still there afterwards. */
export async function closeView(): Promise<void> {
  const closed = theHost().then((host) => host.close());
  try {
    await Promise.race([closed, after(closeWait)]);
  } catch {
    // It can't, or would not.
    return;
  }
  await after(goneWait);
}

function after(wait: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, wait));
}
