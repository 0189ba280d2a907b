/** Resolves with the promise's value, or with null after `limit` milliseconds; rejects as the promise does. */
export function withLimit<Value>(promise: Promise<Value>, limit: number): Promise<Value | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), limit);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
