/** Nothing waits longer than this for a browser that always has something to do, ms. */
const patience = 1_000;

/** Resolves when the browser has nothing else to do. Not every browser tells. */
export function idle(): Promise<unknown> {
  return new Promise((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(done, { timeout: patience });
    else setTimeout(done);
  });
}
