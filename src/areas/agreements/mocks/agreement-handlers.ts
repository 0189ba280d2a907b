import { toMoment } from '@/domain/business-time';
import { agreements } from '@/mocks/agreements/agreement-texts';
import { isRedemptionAgreed } from '@/mocks/agreements/redemption';
import { serve, type Handler, type Refusal } from '@/mocks/core/handler';
import type { MockState } from '@/mocks/core/state';
import { securityOf, withSecurity } from '@/mocks/payment-security/security';
import * as endpoints from '../endpoints/agreement';

const outdated: Refusal = { code: '5321', message: '协议已经更新，请重新阅读' };

const agreementText: Handler<typeof endpoints.agreementText> = (state, { body }) => {
  const { version, date, texts } = agreements[body.agreement];
  return { state, data: { version, date, html: texts[body.language] } };
};

const queryRedemption: Handler<typeof endpoints.queryRedemption> = (state, { person }) => {
  const agreed = state.authorisations.redemption[person.usercode];
  return {
    state,
    data: {
      current: agreements.redemption.version,
      agreed: agreed === undefined ? null : { version: agreed.version, time: toMoment(agreed.time) },
    },
  };
};

const agreeRedemption: Handler<typeof endpoints.agreeRedemption> = (state, { body, person }, now) => {
  const { version } = agreements.redemption;
  if (body.version !== version) return { state, refusal: outdated };
  if (isRedemptionAgreed(state, person.usercode)) return { state, data: {} };
  const redemption = { ...state.authorisations.redemption, [person.usercode]: { version, time: now } };
  return { state: exchangeOff(withRedemption(state, redemption), person.usercode), data: {} };
};

const withdrawRedemption: Handler<typeof endpoints.withdrawRedemption> = (state, { person }) => {
  const left = Object.entries(state.authorisations.redemption).filter(
    ([usercode]) => usercode !== person.usercode,
  );
  return { state: withRedemption(state, Object.fromEntries(left)), data: {} };
};

function withRedemption(state: MockState, redemption: MockState['authorisations']['redemption']): MockState {
  return { ...state, authorisations: { ...state.authorisations, redemption } };
}

/** Consent lets nothing go without the password by itself: the scene is switched on again with the password or a code. */
function exchangeOff(state: MockState, usercode: string): MockState {
  const { scenes } = securityOf(state, usercode);
  const exchange = { ...scenes.exchange, free: false };
  return withSecurity(state, usercode, { scenes: { ...scenes, exchange } });
}

export const handlers = [
  serve(endpoints.agreementText, agreementText),
  serve(endpoints.queryRedemption, queryRedemption),
  serve(endpoints.agreeRedemption, agreeRedemption),
  serve(endpoints.withdrawRedemption, withdrawRedemption),
];
