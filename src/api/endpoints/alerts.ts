import * as v from 'valibot';
import { alertList, readAlert, sixDigits } from '../alert-wire';
import { endpoint } from '../endpoint';
import { codeAnswer, codeSent } from '../proof-wire';
import { departed } from '../wire';

/** What the gateway has to tell about the account, oldest first, without what was confirmed. */
export const queryAlertInfo = endpoint({
  name: 'queryAlertInfo',
  gateway: 'wallet',
  service: 'wallet',
  path: '/alert/v1/queryAlertInfo',
  encrypted: false,
  effect: 'read',
  body: v.object({}),
  data: alertList,
});

/** An alert was read. */
export const confirmAlert = endpoint({
  name: 'confirmAlert',
  gateway: 'wallet',
  service: 'wallet',
  path: '/alert/v1/confirmAlert',
  encrypted: false,
  effect: 'write',
  body: readAlert,
  data: v.object({}),
});

/** Sends the code that activates an account to the bound phone. */
export const sendAlertMsg = endpoint({
  name: 'sendAlertMsg',
  gateway: 'wallet',
  service: 'wallet',
  path: '/alert/v1/sendAlertMsg',
  encrypted: false,
  effect: 'write',
  body: v.object({}),
  data: codeSent,
  codes: departed,
});

/** Activates the person's account if the code is right; one that is there already stays, and the answer is right again. */
export const activateAccount = endpoint({
  name: 'activateAccount',
  gateway: 'wallet',
  service: 'wallet',
  path: '/alert/v1/activateAccount',
  encrypted: true,
  effect: 'write',
  body: v.object({ code: sixDigits }),
  data: codeAnswer,
  codes: departed,
});

// The new variants; `domain/account-service.ts` says which session uses them. Their code is sent by the unified account.

export const queryAlertInfoV2 = endpoint({
  ...queryAlertInfo,
  name: 'queryAlertInfo-v2',
  path: '/alert/v2/queryAlertInfo',
});

export const confirmAlertV2 = endpoint({
  ...confirmAlert,
  name: 'confirmAlert-v2',
  path: '/alert/v2/confirmAlert',
});

export const activateAccountV2 = endpoint({
  ...activateAccount,
  name: 'activateAccount-v2',
  path: '/alert/v2/activateAccount',
});
