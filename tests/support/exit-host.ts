/** The host of the tests of exits, in which a test puts the one that it needs. */
export const exitHost = { now: null as unknown };

/** In the place of the module that finds the host. */
export const theHost = () => Promise.resolve(exitHost.now);
