import type { Failure } from '@/domain/failure';

/** The only error that `call` throws. It carries a kind and no text. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';

  constructor(
    readonly failure: Failure,
    readonly endpoint: string,
  ) {
    super(`${endpoint}: ${failure.kind}`);
  }
}

/** Takes anything thrown, gives the failure behind it; a programming error counts as `invalidResponse`, so that it is never ignored. */
export function failureOf(error: unknown): Failure {
  return error instanceof GatewayError ? error.failure : { kind: 'invalidResponse' };
}
