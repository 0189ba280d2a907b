import * as endpoints from '@/api/endpoints/alerts';
import * as unified from '@/api/endpoints/unified-account';
import { serve, type Handler, type Refusal } from '@/mocks/core/handler';
import { hasLeft } from '@/mocks/core/has-left';
import type { MockState } from '@/mocks/core/state';
import { codeSentTo, sendSms, trySms, withSent } from '@/mocks/payment-security/sms';
import type { AlertList, MockAlert } from './alerts';

const hasAccount: Refusal = { code: '5221', message: '你已有龙币账户，无需再次激活' };

const queryAlertInfo: Handler<typeof endpoints.queryAlertInfo> = (state, { person }) => ({
  state,
  data: { alertList: unread(state, person.usercode, 'account') },
});

const confirmAlert: Handler<typeof endpoints.confirmAlert> = (state, { body, person }) =>
  confirmed(state, person.usercode, 'account', body.alertId);

const unifiedQueryAlertInfo: Handler<typeof unified.unifiedQueryAlertInfo> = (state, { person }) => ({
  state,
  data: { alertList: unread(state, person.usercode, 'unified') },
});

const unifiedConfirmAlert: Handler<typeof unified.unifiedConfirmAlert> = (state, { body, person }) =>
  confirmed(state, person.usercode, 'unified', body.alertId);

const sendAlertMsg: Handler<typeof endpoints.sendAlertMsg> = (state, request, now) =>
  unifiedSendCodes(state, { ...request, body: { purpose: 'activation' } }, now);

const unifiedSendCodes: Handler<typeof unified.unifiedSendCodes> = (before, { body, person }, now) => {
  if (person.departed) return { state: before, refusal: hasLeft };
  const isActive = !before.withoutAccount.includes(person.usercode);
  if (body.purpose === 'activation' && isActive) return { state: before, refusal: hasAccount };
  const { state, refusal } = sendSms(before, person.usercode, body.purpose, now);
  return refusal === undefined ? { state, data: codeSentTo(person.mobile) } : { state, refusal };
};

/** What is there already is not activated again, whatever the code. */
const activateAccount: Handler<typeof endpoints.activateAccount> = (before, { body, person }, now) => {
  const { usercode } = person;
  if (person.departed) return { state: before, refusal: hasLeft };
  if (!before.withoutAccount.includes(usercode)) return { state: before, data: { result: 'right' } };
  const { state, result } = trySms(before, usercode, 'activation', body.code, now);
  if (result.result !== 'right') return { state, data: result };
  const withoutAccount = state.withoutAccount.filter((each) => each !== usercode);
  const text = '你的龙币账户已激活，公司发放的龙币已在账户里。';
  const sent = withSent({ ...state, withoutAccount }, { kind: 'notice', to: usercode, time: now, text });
  return { state: sent, data: result };
};

function unread(state: MockState, usercode: string, list: AlertList): MockAlert[] {
  return state.alerts[list].filter(
    ({ alertId }) => !state.alerts.confirmed.includes(markOf(usercode, list, alertId)),
  );
}

function confirmed(state: MockState, usercode: string, list: AlertList, alertId: string) {
  const marks = new Set([...state.alerts.confirmed, markOf(usercode, list, alertId)]);
  return { state: { ...state, alerts: { ...state.alerts, confirmed: [...marks] } }, data: {} };
}

function markOf(usercode: string, list: AlertList, alertId: string): string {
  return `${usercode}|${list}|${alertId}`;
}

export const handlers = [
  serve(endpoints.queryAlertInfo, queryAlertInfo),
  serve(endpoints.confirmAlert, confirmAlert),
  serve(endpoints.sendAlertMsg, sendAlertMsg),
  serve(endpoints.activateAccount, activateAccount),
  serve(endpoints.queryAlertInfoV2, queryAlertInfo),
  serve(endpoints.confirmAlertV2, confirmAlert),
  serve(endpoints.activateAccountV2, activateAccount),
  serve(unified.unifiedQueryAlertInfo, unifiedQueryAlertInfo),
  serve(unified.unifiedConfirmAlert, unifiedConfirmAlert),
  serve(unified.unifiedSendCodes, unifiedSendCodes),
];
