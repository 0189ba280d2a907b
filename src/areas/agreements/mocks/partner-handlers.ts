import { judgeWayBack } from '@/domain/agreements/authorisation';
import { toMoment } from '@/domain/business-time';
import { serve, type Handler, type Refusal } from '@/mocks/core/handler';
import { nextId } from '@/mocks/core/state';
import * as endpoints from '../endpoints/partner';
import { givenBy, partnerOf, untilAfter, withGiven } from './authorisations';

const unknown: Refusal = { code: '5311', message: '没有找到这个应用' };
const foreign: Refusal = { code: '5312', message: '返回地址不属于这个应用，未授权' };

const queryPartner: Handler<typeof endpoints.queryPartner> = (state, { body, person }) => {
  const partner = partnerOf(body.appId);
  if (partner === undefined) return { state, data: { partner: null } };
  const { appId, name, hosts, shared, use, days } = partner;
  const last = givenBy(state, person.usercode).find(
    (each) => each.appId === appId && each.kind === 'profile',
  );
  const agreed =
    last === undefined ? null : { id: last.id, since: toMoment(last.since), until: toMoment(last.until) };
  return {
    state,
    data: { partner: { appId, name, hosts: [...hosts], shared: [...shared], use, days, agreed } },
  };
};

const authorizePartner: Handler<typeof endpoints.authorizePartner> = (
  before,
  { body: { appId, redirectUrl }, person: { usercode } },
  now,
) => {
  const partner = partnerOf(appId);
  if (partner === undefined) return { state: before, refusal: unknown };
  if (judgeWayBack(redirectUrl, partner.hosts).kind !== 'own') return { state: before, refusal: foreign };
  const { id, state } = nextId(before, 'A');
  const until = untilAfter(partner.days, now);
  const given = { id, usercode, appId, kind: 'profile', since: now, until, freePay: false } as const;
  return { state: withGiven(state, given), data: { id } };
};

export const handlers = [
  serve(endpoints.queryPartner, queryPartner),
  serve(endpoints.authorizePartner, authorizePartner),
];
