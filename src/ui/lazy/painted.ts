/** What has not painted by then is not going to, ms: a page in the background, a web view that does not tell. */
const patience = 1_000;

/**
 * Resolves once people see something. What the first paint does without is fetched from then on: beside it, it would take the line from what
 * people wait for, which no browser can tell from the rest.
 */
export const painted: Promise<void> = new Promise((done) => {
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) return done();
  setTimeout(done, patience);
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    done();
  }).observe({ type: 'paint', buffered: true });
});
