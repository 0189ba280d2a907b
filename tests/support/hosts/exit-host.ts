/** The host of the tests of exits, set by each test. */
export const exitHost = { now: null as unknown };

/** Replaces the module that detects the host. */
export const theHost = () => Promise.resolve(exitHost.now);
