/** What a promise gives, or null once `limit` milliseconds have passed; what comes later is dropped. Rejects as the promise does. */
export function withLimit<Value>(promise: Promise<Value>, limit: number): Promise<Value | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), limit);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
