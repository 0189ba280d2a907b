/** The parameters of the partner's log-in page. */
export interface LoginRequest {
  buCode: string;
  channel: string;
  /** Country prefix and number of the phone that the account is to be bound to. */
  prefix: string;
  phoneNumber: string;
  bToken: string;
  onceKey: string;
  /** Where the log-in page leads back to, without secrets. */
  redirectUrl: string;
}

/** The type of the agreement that the log-in page shows; only this one exists. */
const protocolType = '1';

/**
 * Takes the partner's log-in page and its eight parameters, gives the address. It is the only address that carries secrets; `page` may have
 * a query or a hash of its own.
 */
export function loginAddress(page: string, request: LoginRequest): string {
  const parameters = new URLSearchParams({
    protocolType,
    bu_code: request.buCode,
    channel: request.channel,
    prefix: request.prefix,
    phoneNumber: request.phoneNumber,
    b_token: request.bToken,
    onceTokenKey: request.onceKey,
    redirectUrl: request.redirectUrl,
  });
  return `${page}${page.includes('?') ? '&' : '?'}${parameters.toString()}`;
}
