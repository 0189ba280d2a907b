/** Resolves when the browser has nothing else to do. Not every browser tells. */
export function idle(): Promise<unknown> {
  return new Promise((done) => ('requestIdleCallback' in window ? requestIdleCallback : setTimeout)(done));
}
