import * as endpoints from '@/api/endpoints/agreement';
import { toMoment } from '@/domain/business-time';
import { agreements } from './agreement-texts';
import type { MockState } from '@/mocks/core/state';
import { serve, type Handler, type Refusal } from '@/mocks/core/handler';

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
  const { redemption } = state.authorisations;
  return {
    state: withRedemption(state, { ...redemption, [person.usercode]: { version, time: now } }),
    data: {},
  };
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

export const handlers = [
  serve(endpoints.agreementText, agreementText),
  serve(endpoints.queryRedemption, queryRedemption),
  serve(endpoints.agreeRedemption, agreeRedemption),
  serve(endpoints.withdrawRedemption, withdrawRedemption),
];
