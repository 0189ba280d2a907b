/**
 * Everything that can go wrong with a call, as kinds. The texts are in `messages`; `app/wiring.ts` decides where they are shown. `endpoint` is
 * the name of the call.
 */
export type Failure = FailureKind & { endpoint?: string };

type FailureKind =
  /** No answer at all: connection refused, cut or dropped. */
  | { kind: 'network' }
  /** The client's own time-out ran out (300 s or 30 s, by gateway). */
  | { kind: 'timeout' }
  /** An HTTP status of 400 or above; `path` has no query; `retryAfter`, ms, is for how long the gateway wants no further call, where it says so. */
  | { kind: 'http'; status: number; path: string; retryAfter?: number | undefined }
  /** A body code other than 0000; `message` is the server's plain text, null where it sent none; `usercodes` are the people concerned. */
  | { kind: 'code'; code: string; message: string | null; usercodes?: readonly string[] }
  /** A body code that means the session is over. */
  | { kind: 'expired' }
  /** The person has left the group: no log-in and no money calls. */
  | { kind: 'departed' }
  /** Account info code 6. */
  | { kind: 'no-account' }
  /** Wallet balance code 9999; `message` is what the gateway says beyond its code, if anything. */
  | { kind: 'wallet-trouble'; message: string | null }
  /** The answer could not be read: HTML, garbled cipher text, a wrong shape. */
  | { kind: 'invalidResponse' }
  /** The caller aborted it; `retryAfter` is what the last try before that was told. */
  | { kind: 'cancelled'; retryAfter?: number | undefined };

/** For how long after a failure the gateway wants no further call, ms; 0 where it did not say. */
export function retryAfterOf(failure: Failure): number {
  return ('retryAfter' in failure ? failure.retryAfter : undefined) ?? 0;
}
