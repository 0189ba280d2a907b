import * as v from 'valibot';
import { alertList, readAlert } from '../alert-wire';
import { endpoint } from '../endpoint';
import { codeSent } from '../proof-wire';
import { departed } from '../wire';

/** What the unified account has to tell, oldest first, without what was confirmed. */
export const unifiedQueryAlertInfo = endpoint({
  name: 'unified/queryAlertInfo',
  gateway: 'wallet',
  service: 'wallet',
  path: '/unified-account/v1/queryAlertInfo',
  encrypted: false,
  effect: 'read',
  body: v.object({}),
  data: alertList,
});

export const unifiedConfirmAlert = endpoint({
  name: 'unified/confirmAlert',
  gateway: 'wallet',
  service: 'wallet',
  path: '/unified-account/v1/confirmAlert',
  encrypted: false,
  effect: 'write',
  body: readAlert,
  data: v.object({}),
});

/** Sends a code to the bound phone, for a change of limits or for the activation of an account. */
export const unifiedSendCodes = endpoint({
  name: 'unified/sendCodes',
  gateway: 'wallet',
  service: 'wallet',
  path: '/unified-account/v1/sendCodes',
  encrypted: false,
  effect: 'write',
  body: v.object({ purpose: v.picklist(['limits', 'activation'] as const) }),
  data: codeSent,
  codes: departed,
});
