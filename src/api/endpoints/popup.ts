import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { word } from '../wire';

/** Text, a number as text, or nothing: a field that makes no sense does not cost the pop-up. */
const text = v.fallback(
  v.pipe(
    v.nullish(v.union([v.string(), v.number(), v.boolean()]), ''),
    v.transform((value) => String(value)),
  ),
  '',
);

const record = v.object({
  windowId: v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((id) => String(id)),
    v.minLength(1),
  ),
  windowType: text,
  windowStatus: text,
  windowImageUrl: text,
  buttonImageUrl: text,
  buttonType: text,
  windowTitle: text,
  windowTxt: v.fallback(v.union([v.array(text), text]), ''),
  replaceTxt: v.optional(v.unknown()),
  windowLeftButton: text,
  windowRightButton: text,
  userConfirmType: text,
  confirmTip: text,
  color: text,
  interactionType: text,
  gotoUrl: text,
  lzEntity: v.fallback(v.object({ average: text }), { average: '' }),
  popWinContent: text,
  protocolUrl: text,
  protocolName: text,
});

/** A pop-up without an id can neither be acknowledged nor told apart: it is left out, and the others stay. */
const records = v.pipe(
  v.nullish(v.array(v.unknown()), []),
  v.transform((list) =>
    list.flatMap((each) => {
      const read = v.safeParse(record, each);
      return read.success ? [read.output] : [];
    }),
  ),
);

const tokenVo = v.object({ buCode: v.string(), channel: v.string(), token: v.string(), tokenType: word });
const shownWindow = { windowId: word, windowType: word, description: v.string() };

/** The pop-ups of a page: agreements and image-text ones. `newPeople` is 1 on a person's first visit. */
export const popupList = endpoint({
  name: 'popupList',
  gateway: 'bff',
  service: 'wallet',
  path: '/api/bff/home/v1/pop/popupList',
  encrypted: false,
  effect: 'read',
  body: v.object({ pageUrl: word, businessCode: word, tokenVo }),
  data: v.object({
    windowMaps: v.object({ agreement: records, imageTxt: records }),
    newPeople: text,
  }),
});

/** One pop-up, whether it was confirmed or not; the newest one without an id; none where it is unknown. */
export const popupDetail = endpoint({
  name: 'popupDetail',
  gateway: 'bff',
  service: 'wallet',
  path: '/api/bff/home/v1/pop/popupDetail',
  encrypted: false,
  effect: 'read',
  body: v.object({ windowId: v.optional(word), businessCode: word, tokenVo }),
  data: v.object({ windows: records }),
});

/** Reports that the user has confirmed a pop-up. */
export const popupAck = endpoint({
  name: 'popupAck',
  gateway: 'bff',
  service: 'wallet',
  path: '/api/bff/home/v1/pop/popupAck',
  encrypted: false,
  effect: 'write',
  body: v.object({ ...shownWindow, businessCode: word, tokenVo }),
  data: v.object({}),
});

const points = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Grants whole points to the person; answers how many were credited. */
export const grant = endpoint({
  name: 'grant',
  gateway: 'bff',
  service: 'grant',
  path: '/api/bff/home/v1/pop/grant',
  encrypted: true,
  effect: 'money',
  body: v.object({ grantAmt: points, oa: word }),
  data: v.object({ grantAmt: points }),
});

/** The system's own pop-ups. */
export const getPopWindow = endpoint({
  name: 'getPopWindow',
  gateway: 'bff',
  service: 'wallet',
  path: '/api/bff/godspen/v1/pop/getPopWindow',
  encrypted: false,
  effect: 'read',
  body: v.object({ pageUrl: word }),
  data: v.object({ windows: records }),
});

export const recordPopLog = endpoint({
  name: 'recordPopLog',
  gateway: 'bff',
  service: 'wallet',
  path: '/api/bff/godspen/v1/pop/recordPopLog',
  encrypted: false,
  effect: 'write',
  body: v.object(shownWindow),
  data: v.object({}),
});

/** The pop-ups of the life service. */
export const getPopWin = endpoint({
  name: 'get-pop-win',
  gateway: 'life',
  service: 'wallet',
  path: '/life/api/home-config/v1/get-pop-win',
  encrypted: false,
  effect: 'read',
  body: v.object({}),
  data: v.object({ windows: records }),
});

/** Those of the life service that are animations. */
export const getAnimationPopWindow = endpoint({
  name: 'getAnimationPopWindow',
  gateway: 'life',
  service: 'wallet',
  path: '/life/api/home-config/v1/getAnimationPopWindow',
  encrypted: false,
  effect: 'read',
  body: v.object({}),
  data: v.object({ windows: records }),
});

export const savePopRecord = endpoint({
  name: 'save-pop-record',
  gateway: 'life',
  service: 'wallet',
  path: '/life/api/home-config/v1/save-pop-record',
  encrypted: false,
  effect: 'write',
  body: v.object(shownWindow),
  data: v.object({}),
});
