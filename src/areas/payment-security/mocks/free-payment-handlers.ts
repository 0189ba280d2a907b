import * as endpoints from '@/api/endpoints/free-payment';
import { toMoment } from '@/domain/business-time';
import { toCoins } from '@/domain/money';
import { raisesFree } from '@/domain/payment/payment-need';
import { agreementMissing } from '@/mocks/agreements/redemption';
import { serve, type Handler, type Refusal } from '@/mocks/core/handler';
import { notAllowed } from '@/mocks/payment-security/not-allowed';
import {
  callAllowed,
  freeChoices,
  freeOf,
  freePerDayAtMost,
  isAllowed,
  limitRange,
  limitsOf,
  securityOf,
  withSecurity,
} from '@/mocks/payment-security/security';
import { trySms } from '@/mocks/payment-security/sms';

const notAgreed: Refusal = { code: '5224', message: '请先同意免密兑换协议' };

const freeSelect: Handler<typeof endpoints.freeSelect> = (state, { person, systemType }, now) => {
  const security = securityOf(state, person.usercode);
  const free = freeOf(state, person.usercode, now);
  const limits = limitsOf(state, person.usercode, now);
  const { lockedUntil } = security;
  return {
    state,
    data: {
      free: {
        enabled: free.enabled,
        perPayment: toCoins(free.perPayment),
        perDay: toCoins(free.perDay),
        usedToday: toCoins(free.usedToday),
        paymentsToday: free.paymentsToday,
        // A member's wallet decides nothing.
        scenes: free.scenes
          .filter(({ scene }) => scene !== 'approval' || systemType !== 'WALLET')
          .map((rule) => ({
            ...rule,
            agreementMissing: agreementMissing(state, person.usercode, rule.scene),
            perPayment: toCoins(rule.perPayment),
            usedToday: toCoins(rule.usedToday),
          })),
      },
      choices: freeChoices.map(toCoins),
      limits: {
        perPayment: toCoins(limits.perPayment),
        perDay: toCoins(limits.perDay),
        paidToday: toCoins(limits.paidToday),
      },
      range: {
        least: toCoins(limitRange.least),
        most: {
          perPayment: toCoins(limitRange.most.perPayment),
          perDay: toCoins(limitRange.most.perDay),
        },
      },
      password: {
        isSet: security.password !== null,
        lockedUntil: lockedUntil === null || lockedUntil <= now ? null : toMoment(lockedUntil),
      },
    },
  };
};

const freeVerify: Handler<typeof endpoints.freeVerify> = (state, { body, person }, now) => {
  const tried = trySms(state, person.usercode, 'limits', body.code, now);
  const isRight = tried.result.result === 'right';
  return {
    state: isRight ? callAllowed(tried.state, person.usercode, body.allows, 'limits', now) : tried.state,
    data: tried.result,
  };
};

const freeSave: Handler<typeof endpoints.freeSave> = (state, { body, person, key }, now) => {
  const { usercode } = person;
  const security = securityOf(state, usercode);
  if (body.scene?.free === true && agreementMissing(state, usercode, body.scene.scene) !== null)
    return { state, refusal: notAgreed };
  if (raisesFree(body, freeOf(state, usercode, now)) && !isAllowed(state, usercode, key, 'limits', now))
    return { state, refusal: notAllowed };
  const { enabled, perPayment, perDay, scene } = body;
  const free = {
    enabled: enabled ?? security.free.enabled,
    perPayment: perPayment ?? security.free.perPayment,
    perDay: perDay ?? security.free.perDay,
  };
  if (
    free.perDay > freePerDayAtMost ||
    free.perPayment > free.perDay ||
    !freeChoices.includes(free.perPayment)
  )
    return { state, refusal: { code: '5223', message: '免密额度不在可设范围内' } };
  const scenes =
    scene === undefined
      ? security.scenes
      : { ...security.scenes, [scene.scene]: { free: scene.free, perPayment: scene.perPayment } };
  return { state: withSecurity(state, usercode, { free, scenes }), data: {} };
};

export const handlers = [
  serve(endpoints.freeSelect, freeSelect),
  serve(endpoints.freeVerify, freeVerify),
  serve(endpoints.freeSave, freeSave),
];
