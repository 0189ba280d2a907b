import type { Failure } from '@/domain/failure';

/** The only thing that `call` throws. It carries a kind, no words. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';

  constructor(
    readonly failure: Failure,
    readonly endpoint: string,
  ) {
    super(`${endpoint}: ${failure.kind}`);
  }
}

/** The failure behind whatever was thrown; a programming error reads as nonsense rather than as nothing. */
export function failureOf(error: unknown): Failure {
  return error instanceof GatewayError ? error.failure : { kind: 'invalidResponse' };
}
