/** The longest wait for a browser that is never idle, ms. */
const maxWait = 1_000;

/** Resolves when the browser is idle, or after the current task in browsers without `requestIdleCallback`. */
export function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: maxWait });
    else setTimeout(resolve);
  });
}
