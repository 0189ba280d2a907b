import * as endpoints from '@/api/endpoints/popup';
import { serve, type Handler } from '@/mocks/core/handler';
import type { MockState } from '@/mocks/core/state';
import { withPoints } from '@/mocks/points/exchanges';
import { over, type MockPopup } from './popups';

const popupList: Handler<typeof endpoints.popupList> = (state, { person }) => {
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
const popupDetail: Handler<typeof endpoints.popupDetail> = (state, { body }) => {
  const { agreement, imageTxt, system, life, animation } = state.popups;
  const all = [...agreement, ...imageTxt, ...system, ...life, ...animation];
  const windows =
    body.windowId === undefined ? all.slice(-1) : all.filter(({ windowId }) => windowId === body.windowId);
  return { state, data: { windows } };
};

const popupAck: Handler<typeof endpoints.popupAck> = (state, { body, person }) =>
  confirmed(state, person.usercode, body.windowId);

/** Only to oneself; a key grants once. */
const grant: Handler<typeof endpoints.grant> = (state, { body, person }) => {
  const { usercode } = person;
  if (body.oa !== usercode) return { state, refusal: { code: '5009', message: '只能领取自己的积分' } };
  return { state: withPoints(state, usercode, body.grantAmt), data: { grantAmt: body.grantAmt } };
};

const getPopWindow: Handler<typeof endpoints.getPopWindow> = (state, { person }) => ({
  state,
  data: { windows: unread(state, person.usercode, state.popups.system) },
});

const recordPopLog: Handler<typeof endpoints.recordPopLog> = (state, { body, person }) =>
  confirmed(state, person.usercode, body.windowId);

const getPopWin: Handler<typeof endpoints.getPopWin> = (state, { person }) => ({
  state,
  data: { windows: unread(state, person.usercode, state.popups.life) },
});

const getAnimationPopWindow: Handler<typeof endpoints.getAnimationPopWindow> = (state, { person }) => ({
  state,
  data: { windows: unread(state, person.usercode, state.popups.animation) },
});

const savePopRecord: Handler<typeof endpoints.savePopRecord> = (state, { body, person }) =>
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

export const handlers = [
  serve(endpoints.popupList, popupList),
  serve(endpoints.popupDetail, popupDetail),
  serve(endpoints.popupAck, popupAck),
  serve(endpoints.grant, grant),
  serve(endpoints.getPopWindow, getPopWindow),
  serve(endpoints.recordPopLog, recordPopLog),
  serve(endpoints.getPopWin, getPopWin),
  serve(endpoints.getAnimationPopWindow, getAnimationPopWindow),
  serve(endpoints.savePopRecord, savePopRecord),
];
