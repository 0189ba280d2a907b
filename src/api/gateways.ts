import { requestTimeout } from '@/domain/constants';

/** The seven gateway clients as data. Base address and API key come from the environment. */
export interface Gateway {
  /** Which of the session's tokens goes into `tokenHeader`; the chat token is for calls of customer service alone. */
  token: 'activity' | 'login' | 'chat-or-login' | 'none';
  tokenHeader: string;
  apiKeyHeader: string;
  /** Milliseconds; the wait before try n is n² × step. */
  retryStep: number;
  /** Milliseconds. */
  timeout: number;
  expiryCodes: readonly string[];
  /** How a body code other than 0000 is shown: as a toast, as a toast with a default text, or by the caller. */
  otherCodes: 'toast' | 'glitch' | 'caller';
}

const expiry = ['403', '6006'] as const;
const { usual: long, short } = requestTimeout;

export const gateways = {
  life: {
    token: 'login',
    tokenHeader: 'X-Login-Key',
    apiKeyHeader: 'X-Life-Api-Key',
    retryStep: 500,
    timeout: long,
    expiryCodes: expiry,
    otherCodes: 'toast',
  },
  wallet: {
    token: 'activity',
    tokenHeader: 'X-Activity-Token',
    apiKeyHeader: 'X-Wallet-Api-Key',
    retryStep: 500,
    timeout: long,
    expiryCodes: expiry,
    otherCodes: 'toast',
  },
  mall: {
    token: 'activity',
    tokenHeader: 'X-Activity-Token',
    apiKeyHeader: 'X-Mall-Api-Key',
    retryStep: 500,
    timeout: long,
    expiryCodes: [...expiry, '3017'],
    otherCodes: 'toast',
  },
  cashier: {
    token: 'activity',
    tokenHeader: 'X-Activity-Token',
    apiKeyHeader: 'X-Cashier-Api-Key',
    retryStep: 500,
    timeout: short,
    expiryCodes: expiry,
    otherCodes: 'glitch',
  },
  taxi: {
    token: 'activity',
    tokenHeader: 'X-Activity-Token',
    apiKeyHeader: 'X-Taxi-Api-Key',
    retryStep: 500,
    timeout: short,
    expiryCodes: expiry,
    otherCodes: 'toast',
  },
  bff: {
    token: 'chat-or-login',
    tokenHeader: 'X-Bff-Token',
    apiKeyHeader: 'X-Bff-Api-Key',
    retryStep: 200,
    timeout: short,
    expiryCodes: expiry,
    otherCodes: 'toast',
  },
  auth: {
    token: 'none',
    tokenHeader: '',
    apiKeyHeader: 'X-Auth-Api-Key',
    retryStep: 200,
    timeout: short,
    expiryCodes: [],
    otherCodes: 'caller',
  },
} as const satisfies Record<string, Gateway>;

export type GatewayName = keyof typeof gateways;
