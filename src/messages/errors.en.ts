import type { ErrorMessages } from './errors';

const byStatus: Readonly<Record<number, string>> = {
  400: 'request error',
  401: 'unauthorized, please log in',
  403: 'access denied',
  408: 'request timeout',
  429: 'many visitors, try later',
  505: 'HTTP version not supported',
};

/** The error catalogue; its wording is agreed. */
export const errors: ErrorMessages = {
  http: (status, path) => {
    if (status === 404) return `request address error: ${path}`;
    if (status >= 500 && status <= 504) return 'server having a little trouble, try later';
    return byStatus[status] ?? 'request failed, try later';
  },
  timeout: 'request timeout, please try again later',
  unanswered: 'no answer came, so it may have been done; please check before trying again',
  slow: 'The network is slow, still trying',
  network: 'network connection failed, try later',
  invalidResponse: 'the server gave no readable answer, try later',
  noMessage: 'request failed, try later',
  glitch: 'server glitch, contact administrator',
  walletTrouble: 'network error, try again later',
  noAccount: 'you have no account',
  departed: 'you have left the company and can no longer log in',
  loginInvalid: 'login invalid',
  staffLoginInvalid: 'login invalid!',
  storageLost: 'This browser keeps no records; everything works for this visit',
};
