import type * as endpoints from '@/api/endpoints/popup';
import { over, type MockPopup } from './popups';
import type { MockState } from '@/mocks/core/state';
import type { Handler } from '@/mocks/core/handler';

export const popupList: Handler<typeof endpoints.popupList> = (state, { person }) => {
  const { agreement, imageTxt, newcomers } = state.popups;
  const left = (popups: readonly MockPopup[]) => unread(state, person.usercode, popups);
  return {
    state,
    data: {
      windowMaps: { agreement: left(agreement), imageTxt: left(imageTxt) },
      newPeople: newcomers.includes(person.usercode) ? 1 : 0,
    },
  };
};

/** Confirmed ones and those that are over are still there to be read. */
export const popupDetail: Handler<typeof endpoints.popupDetail> = (state, { body }) => {
  const { agreement, imageTxt, system, life, animation } = state.popups;
  const all = [...agreement, ...imageTxt, ...system, ...life, ...animation];
  const windows =
    body.windowId === undefined ? all.slice(-1) : all.filter(({ windowId }) => windowId === body.windowId);
  return { state, data: { windows } };
};

export const popupAck: Handler<typeof endpoints.popupAck> = (state, { body, person }) =>
  confirmed(state, person.usercode, body.windowId);

/** Only to oneself; a key grants once. */
export const grant: Handler<typeof endpoints.grant> = (state, { body, person }) => {
  const { usercode } = person;
  if (body.oa !== usercode) return { state, refusal: { code: '5009', message: '只能领取自己的积分' } };
  const points = { ...state.points, [usercode]: (state.points[usercode] ?? 0) + body.grantAmt };
  return { state: { ...state, points }, data: { grantAmt: body.grantAmt } };
};

export const getPopWindow: Handler<typeof endpoints.getPopWindow> = (state, { person }) => ({
  state,
  data: { windows: unread(state, person.usercode, state.popups.system) },
});

export const recordPopLog: Handler<typeof endpoints.recordPopLog> = (state, { body, person }) =>
  confirmed(state, person.usercode, body.windowId);

export const getPopWin: Handler<typeof endpoints.getPopWin> = (state, { person }) => ({
  state,
  data: { windows: unread(state, person.usercode, state.popups.life) },
});

export const getAnimationPopWindow: Handler<typeof endpoints.getAnimationPopWindow> = (
  state,
  { person },
) => ({
  state,
  data: { windows: unread(state, person.usercode, state.popups.animation) },
});

export const savePopRecord: Handler<typeof endpoints.savePopRecord> = (state, { body, person }) =>
  confirmed(state, person.usercode, body.windowId);

function unread(state: MockState, usercode: string, popups: readonly MockPopup[]): MockPopup[] {
  return popups.filter(
    ({ windowId, windowStatus }) =>
      windowStatus !== over && !state.popups.acknowledged.includes(`${usercode}|${windowId}`),
  );
}

function confirmed(state: MockState, usercode: string, windowId: string) {
  const acknowledged = [...state.popups.acknowledged, `${usercode}|${windowId}`];
  return { state: { ...state, popups: { ...state.popups, acknowledged } }, data: {} };
}
