/** Milliseconds between two questions whether the code was scanned. */
export const outcomePause = 2_000;
/** Milliseconds before a failed request for a code is repeated. */
export const codePause = 3_000;
/** Milliseconds before such a request is aborted: the person waits at the till, and the gateway's own time-out takes minutes. */
export const codeTimeLimit = 8_000;
